export { ExtractiveWriter } from './extractive-writer.js';
