/** The name with its mark: the ring of the title card. */
export function Brand() {
  return (
    <span className="brand">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" className="brand-ground" />
        <circle cx="16" cy="16" r="7.5" className="brand-ring" />
        <rect x="16" y="14" width="9.5" height="4" rx="1" className="brand-bar" />
      </svg>
      Galley
    </span>
  );
}
