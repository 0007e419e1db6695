import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/controls/button.js';
import { Card } from '../../ui/show/card.js';
import { Empty } from '../../ui/states/states.js';

/** Why no report can be started, and what to do. @param webAddress of the edition */
export function VerifyFirst({ webAddress }: { readonly webAddress: string | null }) {
  return (
    <Card title="Before the first report">
      {webAddress === null ? (
        <Empty title="This edition has no web address.">
          A report reads the edition's own domain. Your operator adds its address.
        </Empty>
      ) : (
        <div className="stack">
          <p>A report reads the whole of {webAddress}, so show first that it is yours.</p>
          <div>
            <Link to="/domains" className={buttonClass('primary')}>
              Verify the domain
            </Link>
          </div>
        </div>
      )}
    </Card>
  );
}
