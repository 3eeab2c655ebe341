import { markup, type Markup, type Part } from '../markup/markup.ts'

/**
 * Builds a link that looks like a button. The padding is on a table cell, the only place where
 * Word's engine supports it.
 */
export function button(href: string, label: string): Markup {
  return markup`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:24px 0"
  >
    <tr>
      <td bgcolor="#2f4be0" style="background:#2f4be0;padding:12px 20px;border-radius:6px">
        <a href="${href}" style="color:#ffffff;text-decoration:none;font-weight:bold">${label}</a>
      </td>
    </tr>
  </table>`
}

/** Wraps a part of the mail in a thin border; content that is too wide scrolls horizontally. */
export function frame(content: Part): Markup {
  return markup`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="width:100%;table-layout:fixed"
  >
    <tr>
      <td style="border:1px solid #e3e7ef;padding:16px">
        <div style="overflow-x:auto">${content}</div>
      </td>
    </tr>
  </table>`
}

/** Builds a quoted note. Line breaks are kept, and everything else is escaped. */
export function note(text: string, author: string): Markup {
  const lines = text.split(/\r?\n/).map((line) => markup`${line}<br />`)
  return markup`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td style="border-left:3px solid #c6cddb;padding:4px 0 4px 12px">
        ${lines}<span style="color:#4a546b">${author}</span>
      </td>
    </tr>
  </table>`
}

/** Puts text on one line and removes control characters, as subjects and names require. */
export function singleLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
