import { Page } from '../app/page.js';
import { Empty } from '../ui/states/states.js';

/** What an account without an edition reads. */
export function NoEdition() {
  return (
    <Empty title="Your account has no edition yet.">
      An edition is a site or section that articles are written for. Your operator adds them.
    </Empty>
  );
}

/** The same as a whole screen. */
export function NoEditionPage({ title }: { readonly title: string }) {
  return (
    <Page title={title}>
      <NoEdition />
    </Page>
  );
}
