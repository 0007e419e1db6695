/**
 * What keeps Chromium from the network by itself, beside the interception of each request: names resolve to nothing, and what
 * is sent all the same goes to a proxy that is not there, loopback too. WebRTC may send by that proxy alone.
 */
export const BROWSER_FLAGS: readonly string[] = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--disable-quic',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--dns-prefetch-disable',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-pings',
  // Where memory is shared by /dev/shm, containers give it 64 MB.
  '--disable-dev-shm-usage',
  '--disable-gpu',
  // Of the scripts of one page, in MB.
  '--js-flags=--max-old-space-size=256',
];

/**
 * The browser is given nothing of Galley's environment, in which there are secrets.
 * @param folder of its own
 */
export function browserEnvironment(folder: string): Record<string, string> {
  const own = { HOME: folder, TMPDIR: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder };
  return { ...own, PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8' };
}
