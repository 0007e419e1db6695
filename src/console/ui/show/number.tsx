const WHOLE = new Intl.NumberFormat('en');
const SHORT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** @returns `12,345`, or `12.3K` where it is to be short */
export function formatNumber(value: number, short = false): string {
  return (short ? SHORT : WHOLE).format(value);
}

/** @param name of one of them, to which an `s` is added of more @returns such as `1 finding`, `2,300 findings` */
export function counted(count: number, name: string): string {
  return `${formatNumber(count)} ${name}${count === 1 ? '' : 's'}`;
}

/** @param share 0 to 1 @returns such as `12 %` */
export function formatShare(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** A number in digits of one width; a dash where there is none. */
export function Count({ value, short = false }: { readonly value: number | null; readonly short?: boolean }) {
  if (value === null) return <span className="soft">–</span>;
  return (
    <span className="number" title={short ? formatNumber(value) : undefined}>
      {formatNumber(value, short)}
    </span>
  );
}
