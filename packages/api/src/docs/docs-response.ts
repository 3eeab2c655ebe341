import { docsPage } from './docs-page.ts'
import { docsStyles } from './docs-styles.ts'
import { openApiDocument } from './openapi.ts'

/** Nothing but the page's own stylesheet may be loaded, and nothing runs. */
const policy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The OpenAPI document, its readable page, or that page's stylesheet. */
export function docsResponse(part: 'openapi' | 'page' | 'styles', publicUrl: string): Response {
  if (part === 'openapi') {
    return answer('application/json; charset=utf-8', JSON.stringify(openApiDocument(publicUrl)))
  }
  if (part === 'styles') return answer('text/css; charset=utf-8', docsStyles)
  return answer('text/html; charset=utf-8', docsPage().html)
}

function answer(type: string, body: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'public, max-age=300',
    },
  })
}
