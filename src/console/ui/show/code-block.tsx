import { useState } from 'react';
import { Button } from '../controls/button.js';

/** Text as it is, in the type of code, with a button that copies it. */
export function CodeBlock({ label, text }: { readonly label: string; readonly text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="code-block">
      <pre tabIndex={0} role="region" aria-label={label}>
        <code>{text}</code>
      </pre>
      <Button
        small
        aria-label={`${copied ? 'Copied' : 'Copy'} ${label}`}
        onPress={() => {
          void navigator.clipboard.writeText(text).then(() => setCopied(true));
        }}
      >
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
