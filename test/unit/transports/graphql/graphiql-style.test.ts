import { describe, expect, it } from '@jest/globals';
import { graphiqlStyle } from '../../../../src/transports/graphql/graphiql-style.js';

describe('the style of GraphiQL', () => {
  const [light = '', dark = ''] = graphiqlStyle('/galley').split('@media (prefers-color-scheme: dark)');

  it("has the console's colours as hue, saturation and lightness, light and dark", () => {
    expect(light).toContain('--color-primary: 312.0, 44.4%, 33.1%;');
    expect(light).toContain('--color-base: 0.0, 0.0%, 100.0%;');
    expect(dark).toContain('--color-primary: 312.8, 49.6%, 75.9%;');
    expect(dark).toContain('--color-warning: 38.2, 71.6%, 66.9%;');
  });

  it('has its font below the base path', () => {
    expect(light).toContain("url('/galley/docs/inter-400.woff2')");
  });
});
