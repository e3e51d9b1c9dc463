/** Assistants that take a question from their address and can read a page of the web. */
export const ASSISTANTS: readonly { name: string; address: string }[] = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
];
