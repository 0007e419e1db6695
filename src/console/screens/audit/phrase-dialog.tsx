import { Button } from '../../ui/controls/button.js';
import { Dialog } from '../../ui/controls/dialog.js';
import { formatNumber, formatShare } from '../../ui/show/number.js';
import { Address } from './address.js';
import type { Phrase } from './found.js';

export interface PhraseDialogProps {
  /** Null: closed. */
  readonly phrase: Phrase | null;
  readonly onClose: () => void;
}

/** Where a phrase is used, and what it links to. */
export function PhraseDialog({ phrase, onClose }: PhraseDialogProps) {
  return (
    <Dialog
      title={phrase === null ? 'Phrase' : `“${phrase.text}”`}
      isOpen={phrase !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      wide
    >
      {(close) =>
        phrase !== null && (
          <>
            <dl className="detail-list" tabIndex={0} aria-label="The phrase">
              {phrase.maxOnPage !== null && (
                <>
                  <dt>Most on</dt>
                  <dd>
                    <Address url={phrase.maxOnPage.url} />: {formatNumber(phrase.maxOnPage.count)} times,{' '}
                    {formatShare(phrase.maxOnPage.density)} of its words
                  </dd>
                </>
              )}
              {phrase.linkedTo.length > 0 && (
                <>
                  <dt>Links to</dt>
                  <dd>
                    <ul>
                      {phrase.linkedTo.map(({ url, links }) => (
                        <li key={url}>
                          <Address url={url} /> <span className="soft">{formatNumber(links)} links</span>
                        </li>
                      ))}
                    </ul>
                    {phrase.unlinkedPages > 0 &&
                      `${formatNumber(phrase.unlinkedPages)} pages use it and do not link there.`}
                  </dd>
                </>
              )}
              <dt>Used on</dt>
              <dd>
                <ul>
                  {phrase.samplePages.map(({ url, context }) => (
                    <li key={url}>
                      <Address url={url} />
                      <br />
                      <span className="soft">{context}</span>
                    </li>
                  ))}
                </ul>
              </dd>
            </dl>
            <div className="row dialog-actions">
              <Button onPress={close}>Close</Button>
            </div>
          </>
        )
      }
    </Dialog>
  );
}
