import { Card } from '../../ui/show/card.js';
import './style.css';

const COLOURS = [
  'accent',
  'accent-strong',
  'accent-tint',
  'page',
  'surface',
  'sunken',
  'line',
  'line-strong',
  'text',
  'text-soft',
  'ok',
  'ok-tint',
  'warn',
  'warn-tint',
  'fail',
  'fail-tint',
  'info',
  'info-tint',
] as const;

/** The tokens of ui/tokens.css. */
export function StyleTokens() {
  return (
    <div className="style-halves">
      <Card title="Colours">
        <ul className="swatches">
          {COLOURS.map((name) => (
            <li key={name}>
              <span className="swatch" style={{ background: `var(--${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Card>
      <Card title="Type">
        <div className="stack">
          <p className="style-h1">A heading of the first level</p>
          <p className="style-h2">A heading of a card</p>
          <p>
            Text of 14 pixels in Inter, with figures such as 1,234 and 56 %, and a link that stands in it.
          </p>
          <p className="soft">Soft text, for what is read second.</p>
          <p className="soft small">Small text, for notes and units.</p>
          <p>
            <code>code: POST /v1/editions</code>
          </p>
        </div>
      </Card>
    </div>
  );
}
