export { JsonOutline, MAX_VALUES } from './json-outline.js';
export { BodyRefused, readJsonBody, type BodyLimits } from './read-json-body.js';
export { yielding } from './yielding.js';
