import { markup, type Markup } from '../markup/markup.ts'

/**
 * Builds the HTML document of a mail, with inline styles: one column of 600 px, narrower on small
 * screens. Outlook's Word engine does not support max-width, so it gets a surrounding table of that
 * width.
 */
export function mailPage(title: string, body: Markup): string {
  const page = markup`<!doctype html>
    <html lang="fr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
      </head>
      <body style="margin:0;background:#f6f7fa">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
          <tr>
            <td align="center" style="padding:24px 12px">
              <!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="width:100%;max-width:600px;table-layout:fixed"
              >
                <tr>
                  <td
                    style="background:#ffffff;padding:28px 24px;word-wrap:break-word;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5;color:#131a2b"
                  >
                    ${body}
                  </td>
                </tr>
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html>`
  return page.html
}
