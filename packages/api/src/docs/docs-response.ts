import { docsPage } from './docs-page.ts'
import { docsStyles } from './docs-styles.ts'
import { openApiDocument } from './openapi.ts'

/** Allows only the page's own stylesheet, and no scripts. */
const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Responds with the OpenAPI document, the documentation page, or the page's stylesheet. */
export function docsResponse(part: 'openapi' | 'page' | 'styles', publicUrl: string): Response {
  if (part === 'openapi') {
    return respond('application/json; charset=utf-8', JSON.stringify(openApiDocument(publicUrl)))
  }
  if (part === 'styles') return respond('text/css; charset=utf-8', docsStyles)
  return respond('text/html; charset=utf-8', docsPage().html)
}

function respond(type: string, body: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
