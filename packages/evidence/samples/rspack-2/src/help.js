export function show() {
  document.body.append('Ask us anything');
}
