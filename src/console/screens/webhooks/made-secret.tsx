import { Button } from '../../ui/controls/button.js';
import { CodeBlock } from '../../ui/show/code-block.js';

export interface MadeSecretProps {
  /** Null where messages are signed by a private key of Galley's. */
  readonly secret: string | null;
  readonly publicKey: string | null;
  readonly onClose: () => void;
}

/** What the receiver verifies messages by. */
export function MadeSecret({ secret, publicKey, onClose }: MadeSecretProps) {
  return (
    <div className="stack">
      {secret === null ? (
        <>
          <p>Your server verifies messages by this public key.</p>
          <CodeBlock label="Public key" text={publicKey ?? ''} />
        </>
      ) : (
        <>
          <p>
            Your server verifies messages by this secret. <strong>It is shown only now:</strong> store it
            before you close this.
          </p>
          <CodeBlock label="Secret" text={secret} />
        </>
      )}
      <div className="row">
        <Button look="primary" onPress={onClose}>
          {secret === null ? 'Close' : 'I have stored it'}
        </Button>
      </div>
    </div>
  );
}
