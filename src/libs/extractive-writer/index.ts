export { type Ask, type Label, NothingToWrite, type Written } from './types.js';
export { writeArticle } from './write.js';
