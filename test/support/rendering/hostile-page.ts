/** Addresses that no page may reach, the first ones of a server of the test on loopback. */
export function privateOf(port: number): readonly [string, ...string[]] {
  const at = (host: string) => `http://${host}:${port}/`;
  return [
    at('127.0.0.1'),
    ...['[::1]', 'localhost', 'rebound.example', '2130706433', '[::ffff:127.0.0.1]', '127.1', '0.0.0.0'].map(
      at,
    ),
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://192.168.0.1/',
  ];
}

/** Of a worker that asks for the same. */
export function workerOf(port: number): string {
  const [url] = privateOf(port);
  return `fetch("${url}"); new WebSocket("${url.replace('http', 'ws')}"); try { importScripts("${url}"); } catch {}`;
}

const tagsOf = (url: string) => `
<link rel="stylesheet" href="${url}"><link rel="preload" as="fetch" href="${url}"><link rel="prefetch" href="${url}">
<link rel="preconnect" href="${url}"><link rel="dns-prefetch" href="${url}"><link rel="modulepreload" href="${url}">
<link rel="icon" href="${url}"><link rel="manifest" href="${url}">
<img src="${url}"><script src="${url}"></script><iframe src="${url}"></iframe><object data="${url}"></object>
<embed src="${url}"><video src="${url}"></video><audio src="${url}"></audio>
<style>@import url("${url}"); body { background: url("${url}x"); } @font-face { font-family: x; src: url("${url}"); }</style>`;

/**
 * Asks for private addresses in every way that there is. Its title is `led away, got` when it has tried all, with what answered behind
 * it.
 */
export function hostilePage(port: number): string {
  const targets = JSON.stringify(privateOf(port));
  return `<!doctype html><title>?</title>${privateOf(port).map(tagsOf).join('')}
<script type="speculationrules">{"prerender": [{"source": "list", "urls": ${targets}}], "prefetch": [{"source": "list", "urls": ${targets}}]}</script>
<script>
document.title = 'got';
const see = (what, promise) => Promise.resolve(promise).then((text) => {
  if (!String(text).includes('secret')) return;
  document.title += ' ' + what;
}, () => 0);
const attempt = (act) => { try { act(); } catch {} };
for (const url of [...${targets}, '/away']) {
  see('fetch', fetch(url).then((r) => r.text()));
  see('no-cors', fetch(url, { mode: 'no-cors' }).then((r) => r.text()));
  see('post', fetch(url, { method: 'POST', body: 'x' }).then((r) => r.text()));
  see('xhr', new Promise((resolve) => { const x = new XMLHttpRequest(); x.onload = () => resolve(x.responseText); x.open('GET', url); x.send(); }));
  see('import', import(url));
  attempt(() => navigator.sendBeacon(url, 'x'));
  attempt(() => see('socket', new Promise((resolve) => { new WebSocket(url.replace('http:', 'ws:')).onmessage = (e) => resolve(e.data); })));
  attempt(() => { new EventSource(url).onmessage = (e) => see('events', e.data); });
  attempt(() => new WebTransport(url.replace('http:', 'https:')));
  attempt(() => window.open(url));
}
attempt(() => new Worker('/worker.js'));
attempt(() => new SharedWorker('/worker.js'));
const blob = URL.createObjectURL(new Blob([${JSON.stringify(workerOf(port))}], { type: 'text/javascript' }));
attempt(() => new Worker(blob));
attempt(() => new SharedWorker(blob));
const frame = document.createElement('iframe');
frame.srcdoc = '<script>' + ${JSON.stringify(workerOf(port))} + '<\\/script><img src="http://127.0.0.1:${port}/">';
document.body.append(frame);
attempt(() => navigator.serviceWorker.register('/worker.js').then((made) => see('service worker', made ? 'secret' : ''), () => 0));
attempt(() => {
  const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${port}' }, { urls: 'turn:127.0.0.1:${port}?transport=tcp', username: 'x', credential: 'x' }] });
  peer.createDataChannel('x');
  peer.createOffer().then((offer) => peer.setLocalDescription(offer));
});
alert('stop');
confirm('stop');
document.title = 'led away, ' + document.title;
location.href = '${privateOf(port)[0]}';
</script>`;
}
