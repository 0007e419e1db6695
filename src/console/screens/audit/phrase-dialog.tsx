import { DetailDialog, DetailList } from '../../ui/controls/detail-dialog.js';
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
    <DetailDialog item={phrase} title={({ text }) => `“${text}”`} onClose={onClose}>
      {({ maxOnPage, linkedTo, unlinkedPages, samplePages }) => (
        <DetailList
          label="The phrase"
          details={[
            [
              'Most on',
              maxOnPage !== null && (
                <>
                  <Address url={maxOnPage.url} />: {formatNumber(maxOnPage.count)} times,{' '}
                  {formatShare(maxOnPage.density)} of its words
                </>
              ),
            ],
            [
              'Links to',
              linkedTo.length > 0 && (
                <>
                  <ul>
                    {linkedTo.map(({ url, links }) => (
                      <li key={url}>
                        <Address url={url} /> <span className="soft">{formatNumber(links)} links</span>
                      </li>
                    ))}
                  </ul>
                  {unlinkedPages > 0 && `${formatNumber(unlinkedPages)} pages use it and do not link there.`}
                </>
              ),
            ],
            [
              'Used on',
              <ul key="pages">
                {samplePages.map(({ url, context }) => (
                  <li key={url}>
                    <Address url={url} />
                    <br />
                    <span className="soft">{context}</span>
                  </li>
                ))}
              </ul>,
            ],
          ]}
        />
      )}
    </DetailDialog>
  );
}
