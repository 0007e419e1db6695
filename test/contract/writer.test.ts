import { afterAll, beforeAll } from '@jest/globals';
import type { LLMock } from '@copilotkit/aimock';
import { ExtractiveWriter } from '../../src/adapters/writer/extractive/extractive-writer.js';
import { openLlmWriter } from '../../src/adapters/writer/llm/open-llm-writer.js';
import { recordingLog } from '../support/recording-log.js';
import { openScriptedModel, TEST_KEY } from '../support/writing/scripted-model.js';
import { describeWriter } from './writer-suite.js';

let model: LLMock;
beforeAll(async () => {
  model = await openScriptedModel();
});
afterAll(() => model.stop());

const openWriter = (kind: 'openai' | 'anthropic') => () =>
  openLlmWriter({ kind, baseUrl: `${model.url}/v1`, apiKey: TEST_KEY, model: 'test-model' }, recordingLog());

describeWriter('The extractive engine', () => new ExtractiveWriter());
describeWriter('A model of an OpenAI-compatible server', openWriter('openai'));
describeWriter('A model of Anthropic', openWriter('anthropic'));
