export {
  type Ask,
  type AskedHeading,
  type Form,
  type Label,
  NothingToWrite,
  type Notice,
  type SourceText,
  type Written,
} from './types.js';
export { writeArticle } from './write.js';
