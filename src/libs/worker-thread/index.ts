export { callInTime } from './call-in-time.js';
export { serveThread } from './serve-thread.js';
export type { ThreadCall } from './thread-call.js';
export { ThreadEnded, WorkerThread, type RunningThread } from './worker-thread.js';
