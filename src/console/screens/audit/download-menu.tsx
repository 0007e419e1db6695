import { useState } from 'react';
import { auditReportQuery, auditSitemapQuery } from '../../data/generated/audit.js';
import { request } from '../../data/request.js';
import { Button } from '../../ui/controls/button.js';
import { Menu } from '../../ui/controls/menu.js';
import { formatNumber } from '../../ui/show/number.js';
import { toast } from '../../ui/states/toasts.js';
import { saveFile } from './download.js';

export interface DownloadMenuProps {
  readonly id: string;
  /** Of the audited site. */
  readonly domain: string;
}

/** Saves what is made of the whole audit as a file. */
export function DownloadMenu({ id, domain }: DownloadMenuProps) {
  const [isPending, setPending] = useState(false);

  async function save(read: () => Promise<void>): Promise<void> {
    setPending(true);
    try {
      await read();
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error), 'fail');
    } finally {
      setPending(false);
    }
  }

  async function saveReport(): Promise<void> {
    const { audit } = await request(auditReportQuery, { id });
    if (audit?.reportPage == null) throw new Error('This audit has no report.');
    saveFile(`audit-${domain.replace(/[^\w.-]/g, '-')}.html`, 'text/html', audit.reportPage);
  }

  async function saveSitemaps(): Promise<void> {
    const { audit } = await request(auditSitemapQuery, { id });
    const index = audit?.sitemap;
    if (!index) throw new Error('This audit has no pages for a sitemap.');
    saveFile('sitemap.xml', 'application/xml', index.xml);
    for (let file = 1; index.files > 1 && file <= index.files; file += 1) {
      const one = await request(auditSitemapQuery, { id, file });
      saveFile(`sitemap-${file}.xml`, 'application/xml', one.audit?.sitemap?.xml ?? '');
    }
    toast(`${formatNumber(index.pages)} pages that may be indexed are in the sitemap.`);
  }

  return (
    <Menu
      button={<Button isPending={isPending}>{isPending ? 'Making it…' : 'Download'}</Button>}
      actions={[
        { id: 'report', label: 'Report for people (HTML)', run: () => void save(saveReport) },
        { id: 'sitemap', label: 'Sitemap of what may be indexed (XML)', run: () => void save(saveSitemaps) },
      ]}
    />
  );
}
