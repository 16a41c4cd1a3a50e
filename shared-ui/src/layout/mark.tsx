/** The product's mark: a section in its quarters, one of them reached by a way. In the colour of the text around it. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden>
      <rect x="2.5" y="2.5" width="19" height="19" rx="3" strokeWidth="2" />
      <path d="M12 3v7M3 12h7M12 14v7M14 12h7" strokeWidth="1.5" opacity="0.5" />
      <path d="M12 12V4h6.5A1.5 1.5 0 0 1 20 5.5V12z" fill="currentColor" stroke="none" />
      <path d="M5.5 18.5 12 12" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  );
}
