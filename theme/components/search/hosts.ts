/** A host as the hosted service's client knows it. */
export interface ServiceHost {
  url: string;
  accept: 'readWrite';
  protocol: 'http' | 'https';
}

/**
 * `https://search.example/` or `search.example` as a host of the service's client, to be used for reading and writing.
 */
export function toServiceHost(address: string): ServiceHost {
  const [, protocol = 'https', url = address] = /^(https?):\/\/(.+?)\/?$/.exec(address) ?? [];
  return { url, accept: 'readWrite', protocol: protocol as ServiceHost['protocol'] };
}
