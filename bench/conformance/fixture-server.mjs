// What the conformance suite of the Model Context Protocol expects of a server: tools, resources and prompts of its own. The
// names and answers are the suite's.
import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  McpServer,
  ResourceTemplate,
  acceptedContent,
  createRequestStateCodec,
  inputRequired,
} from '@modelcontextprotocol/server';
import { z } from 'zod';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
/** A sound of no samples. */
const SOUND = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=';

/** Shared by all requests, as gateways would share it. */
const states = createRequestStateCodec({ key: randomBytes(32), ttlSeconds: 600 });

const text = (said) => ({ type: 'text', text: said });
const image = { type: 'image', data: PIXEL, mimeType: 'image/png' };
const says = (...content) => ({ content });
const embedded = (uri, mimeType, said) => ({ type: 'resource', resource: { uri, mimeType, text: said } });

const ask = (message, properties) =>
  inputRequired.elicit({
    message,
    requestedSchema: { type: 'object', properties, required: Object.keys(properties) },
  });
const sample = (said, maxTokens) =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: text(said) }], maxTokens });

/** Nobody stays connected to hear of changes. */
const FIXED = { listChanged: false };

/** A server for one request. */
export function openFixtureServer() {
  const server = new McpServer(
    { name: 'conformance-fixture', version: '1.0.0' },
    {
      capabilities: { tools: FIXED, resources: FIXED, prompts: FIXED, completions: {}, logging: {} },
      requestState: { verify: states.verify },
      cacheHints: Object.fromEntries(
        ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list', 'resources/read'].map(
          (method) => [method, { ttlMs: 1000, cacheScope: 'private' }],
        ),
      ),
    },
  );
  addTools(server);
  addAskingTools(server);
  addResources(server);
  addPrompts(server);
  return server;
}

function tool(server, name, answer, shape = {}) {
  server.registerTool(name, { description: `The suite's ${name}.`, inputSchema: z.object(shape) }, answer);
}

function addTools(server) {
  tool(server, 'test_simple_text', () => says(text('This is a simple text response for testing.')));
  tool(server, 'test_image_content', () => says(image));
  tool(server, 'test_audio_content', () => says({ type: 'audio', data: SOUND, mimeType: 'audio/wav' }));
  tool(server, 'test_embedded_resource', () =>
    says(embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.')),
  );
  tool(server, 'test_multiple_content_types', () =>
    says(
      text('Multiple content types test:'),
      image,
      embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
    ),
  );
  tool(server, 'test_error_handling', () => {
    throw new Error('This tool intentionally returns an error for testing');
  });
  for (const name of ['test_tool_with_logging', 'test_logging_tool'])
    tool(server, name, async (_given, { mcpReq }) => {
      for (const said of ['started', 'processing data', 'completed']) {
        await mcpReq.log('info', `Tool ${said === 'processing data' ? '' : 'execution '}${said}`);
        await delay(50);
      }
      return says(text('Three messages were logged.'));
    });
  tool(server, 'test_tool_with_progress', async (_given, { mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken;
    for (const progress of [0, 50, 100]) {
      if (progressToken !== undefined)
        await mcpReq.notify({
          method: 'notifications/progress',
          params: { progressToken, progress, total: 100 },
        });
      await delay(50);
    }
    return says(text('Done.'));
  });
  // What needs a capability that a client may lack.
  tool(server, 'test_missing_capability', () =>
    inputRequired({ inputRequests: { sample: sample('Anything?', 10) } }),
  );
}

const NAME = { name: { type: 'string' } };
const nameShape = z.object({ name: z.string() });

function addAskingTools(server) {
  for (const name of ['test_input_required_result_elicitation', 'test_streaming_elicitation'])
    tool(server, name, (_given, { mcpReq }) => {
      const given = acceptedContent(mcpReq.inputResponses, 'user_name', nameShape);
      return given
        ? says(text(`Hello, ${given.name}!`))
        : inputRequired({ inputRequests: { user_name: ask('What is your name?', NAME) } });
    });
  tool(server, 'test_input_required_result_sampling', (_given, { mcpReq }) => {
    const given = mcpReq.inputResponses?.capital_question;
    return given
      ? says(text(JSON.stringify(given)))
      : inputRequired({ inputRequests: { capital_question: sample('What is the capital of France?', 100) } });
  });
  tool(server, 'test_input_required_result_list_roots', (_given, { mcpReq }) => {
    const given = mcpReq.inputResponses?.client_roots;
    return given
      ? says(text(JSON.stringify(given)))
      : inputRequired({ inputRequests: { client_roots: inputRequired.listRoots() } });
  });
  for (const name of ['request_state', 'tampered_state'])
    tool(server, `test_input_required_result_${name}`, async (_given, { mcpReq }) => {
      const state = mcpReq.requestState();
      if (state?.asked === name && mcpReq.inputResponses?.confirm) return says(text('state-ok'));
      const confirm = ask('Please confirm', { ok: { type: 'boolean' } });
      return inputRequired({
        inputRequests: { confirm },
        requestState: await states.mint({ asked: name }),
      });
    });
  tool(server, 'test_input_required_result_multiple_inputs', async (_given, { mcpReq }) => {
    const given = mcpReq.inputResponses ?? {};
    if (given.user_name && given.greeting && given.client_roots) return says(text(JSON.stringify(given)));
    return inputRequired({
      inputRequests: {
        user_name: ask('What is your name?', NAME),
        greeting: sample('Generate a greeting', 50),
        client_roots: inputRequired.listRoots(),
      },
      requestState: await states.mint({ asked: 'all' }),
    });
  });
  tool(server, 'test_input_required_result_multi_round', async (_given, { mcpReq }) => {
    const round = mcpReq.requestState()?.round ?? 0;
    const given = mcpReq.inputResponses ?? {};
    if (round === 2 && given.step2) return says(text('Two questions were answered.'));
    if (round === 1 && given.step1)
      return inputRequired({
        inputRequests: {
          step2: ask('Step 2: What is your favorite color?', { color: { type: 'string' } }),
        },
        requestState: await states.mint({ round: 2 }),
      });
    return inputRequired({
      inputRequests: { step1: ask('Step 1: What is your name?', NAME) },
      requestState: await states.mint({ round: 1 }),
    });
  });
  tool(server, 'test_input_required_result_capabilities', (_given, { mcpReq }) => {
    const can = mcpReq.envelope?.['io.modelcontextprotocol/clientCapabilities'] ?? {};
    const inputRequests = {
      ...(can.sampling && { greeting: sample('Generate a greeting', 50) }),
      ...(can.elicitation && { user_name: ask('What is your name?', NAME) }),
    };
    const isAsked = Object.keys(inputRequests).length > 0 && !mcpReq.inputResponses;
    return isAsked ? inputRequired({ inputRequests }) : says(text('Nothing is asked.'));
  });
}

function addResources(server) {
  const about = (mimeType) => ({ description: 'Of the suite.', mimeType });
  const read = (content) => (uri) => ({ contents: [{ uri: uri.href, ...content }] });
  server.registerResource(
    'static-text',
    'test://static-text',
    about('text/plain'),
    read({ mimeType: 'text/plain', text: 'This is the content of the static text resource.' }),
  );
  server.registerResource(
    'static-binary',
    'test://static-binary',
    about('image/png'),
    read({ mimeType: 'image/png', blob: PIXEL }),
  );
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    about('application/json'),
    (uri, { id }) =>
      read({
        mimeType: 'application/json',
        text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` }),
      })(uri),
  );
}

function addPrompts(server) {
  const prompt = (name, shape, answer) =>
    server.registerPrompt(name, { description: `The suite's ${name}.`, argsSchema: z.object(shape) }, answer);
  const user = (content) => ({ role: 'user', content });
  prompt('test_simple_prompt', {}, () => ({
    messages: [user(text('This is a simple prompt for testing.'))],
  }));
  prompt('test_prompt_with_arguments', { arg1: z.string(), arg2: z.string() }, ({ arg1, arg2 }) => ({
    messages: [user(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`))],
  }));
  prompt('test_prompt_with_embedded_resource', { resourceUri: z.string() }, ({ resourceUri }) => ({
    messages: [
      user(embedded(resourceUri, 'text/plain', 'Embedded resource content for testing.')),
      user(text('Please process the embedded resource above.')),
    ],
  }));
  prompt('test_prompt_with_image', {}, () => ({
    messages: [user(image), user(text('Please analyze the image above.'))],
  }));
  prompt('test_input_required_result_prompt', {}, (_given, { mcpReq }) => {
    const shape = z.object({ context: z.string() });
    const given = acceptedContent(mcpReq.inputResponses, 'user_context', shape);
    return given
      ? { messages: [user(text(`In the context of ${given.context}.`))] }
      : inputRequired({
          inputRequests: {
            user_context: ask('What context should the prompt use?', { context: { type: 'string' } }),
          },
        });
  });
  // The suite asks for a completion; an empty one will do.
  server.server.setRequestHandler('completion/complete', () => ({ completion: { values: [] } }));
}
