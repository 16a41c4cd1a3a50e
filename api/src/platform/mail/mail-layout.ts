import escapeHtml from 'escape-html';
import type { Language } from 'shared-contracts';
import type { MailMessage } from './transport.ts';

/** The content of a mail, in its order. */
export interface MailContent {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  /** A code to be typed, directly below the sentence that asks for it. */
  readonly code?: { readonly ask: string; readonly value: string };
  readonly paragraphs: readonly string[];
  /** The button of the mail and the address that it opens. */
  readonly button?: { readonly label: string; readonly address: string };
  /** Instructions in case the mail was not expected. */
  readonly footer: string;
}

const plain = ({ greeting, paragraphs, code, button, footer }: MailContent): string =>
  [
    greeting,
    ...(code ? [code.ask, code.value] : []),
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.address}`] : []),
    '-- ',
    footer,
  ].join('\n\n');

// Mail programs know neither style sheets nor variables.
const body =
  'margin:0;padding:24px;background:#f4f6f8;font:15px/1.5 Arial,Helvetica,sans-serif;color:#1d2733';
const card =
  'max-width:520px;margin:0 auto;padding:28px 32px;background:#ffffff;border:1px solid #dde3e9;border-radius:8px';
const brand = 'margin:0 0 20px;font-size:13px;font-weight:bold;letter-spacing:0.04em;color:#0b6b7a';
const codeStyle =
  'margin:20px 0;padding:12px;background:#f4f6f8;border-radius:6px;text-align:center;font:bold 26px/1.2 Consolas,Menlo,monospace;letter-spacing:0.25em';
const buttonStyle =
  'display:inline-block;padding:10px 20px;background:#0b6b7a;border-radius:6px;color:#ffffff;font-weight:bold;text-decoration:none';
const small = 'margin:24px 0 0;padding-top:16px;border-top:1px solid #dde3e9;font-size:13px;color:#5b6875';

/** Lines whose addresses are links: one click is enough. */
const linked = (text: string): string =>
  escapeHtml(text)
    .replaceAll(
      /https?:\/\/[^\s<]+/g,
      (address) => `<a href="${address}" style="color:#0b6b7a">${address}</a>`,
    )
    .replaceAll('\n', '<br>');

function html({ language, subject, greeting, paragraphs, code, button, footer }: MailContent): string {
  const paragraph = (text: string) => `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`;
  const typed = (value: string) => `<p style="${codeStyle}">${escapeHtml(value)}</p>`;
  const texts = [
    paragraph(greeting),
    ...(code ? [paragraph(code.ask), typed(code.value)] : []),
    ...paragraphs.map(paragraph),
  ];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="${body}"><div style="${card}"><p style="${brand}">RIGHTWAY</p>
${texts.join('\n')}
${
  button
    ? `<p style="margin:20px 0"><a href="${escapeHtml(button.address)}" style="${buttonStyle}">${escapeHtml(button.label)}</a></p>
<p style="margin:0;font-size:13px;color:#5b6875;word-break:break-all">${escapeHtml(button.address)}</p>`
    : ''
}
<p style="${small}">${linked(footer)}</p></div></body></html>`;
}

/** The mail with both its parts. */
export const composeMail = (content: MailContent): MailMessage => ({
  to: content.to,
  subject: content.subject,
  text: plain(content),
  html: html(content),
});
