import { ExtractiveWriter } from '../../src/adapters/writer/extractive/extractive-writer.js';
import { describeWriter } from './writer-suite.js';

describeWriter('The extractive engine', () => new ExtractiveWriter());
