export default function Page() {
  return <h1>Hello, Rsdoctor</h1>;
}
