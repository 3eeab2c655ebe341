import { markup, type Markup } from '../markup/markup.ts'
import { errorTypes } from '../contract/errors.ts'
import type { Operation } from '../contract/operation.ts'
import { operationIds, operations, type OperationId } from '../contract/operations.ts'

const accessNames = {
  public: 'anyone',
  member: 'signed-in people',
  team_admin: 'team administrators',
  admin: 'administrators of the organisation',
} as const

/** Renders the contract as an HTML page, from the same `operations` as the OpenAPI document. */
export function docsPage(): Markup {
  const tags = [...new Set(operationIds.map((id) => operations[id].tag))]
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Paraphe API</title>
        <link rel="stylesheet" href="/api/docs.css" />
      </head>
      <body>
        <header>
          <h1>Paraphe API</h1>
          <p>
            All paths are below <code>/api</code>. The access token is sent in
            <code>X-access-token</code>. The same contract as a document:
            <a href="/api/openapi.json">OpenAPI 3.1</a>.
          </p>
          <nav aria-label="Sections">
            ${tags.map((tag) => markup`<a href="#${anchor(tag)}">${tag}</a> `)}
          </nav>
        </header>
        <main>${tags.map(section)} ${errors()}</main>
      </body>
    </html>`
}

function anchor(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-')
}

function section(tag: string): Markup {
  const ids = operationIds.filter((id) => operations[id].tag === tag)
  return markup`<section id="${anchor(tag)}">
    <h2>${tag}</h2>
    ${ids.map(article)}
  </section>`
}

function article(id: OperationId): Markup {
  const operation: Operation = operations[id]
  return markup`<article>
    <h3>
      <span class="method">${operation.method.toUpperCase()}</span>
      <code>${operation.path}</code>
    </h3>
    <p>${operation.summary}.</p>
    <dl>
      ${term('Operation', id)} ${term('Access', accessNames[operation.access])}
      ${term('Query', names(operation.query?.shape))} ${term('Body', bodyNames(operation))}
      ${Object.entries(operation.writable ?? {}).map(([role, fields]) =>
        term(`Writable by ${role}`, fields.join(', ')),
      )}
      ${term('Filter', operation.list ? operation.list.where.join(', ') : '')}
      ${term('Errors', (operation.errors ?? []).join(', '))}
    </dl>
  </article>`
}

function bodyNames(operation: Operation): string {
  return operation.upload ? 'file (multipart)' : names(operation.body?.shape)
}

function names(shape: object | undefined): string {
  return Object.keys(shape ?? {}).join(', ')
}

function term(title: string, value: string): Markup | string {
  if (value === '') return ''
  return markup`<div>
    <dt>${title}</dt>
    <dd>${value}</dd>
  </div>`
}

function errors(): Markup {
  return markup`<section id="errors">
    <h2>Errors</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">type</th>
          <th scope="col">code</th>
          <th scope="col">HTTP</th>
          <th scope="col">message</th>
        </tr>
      </thead>
      <tbody>
        ${Object.entries(errorTypes).map(
          ([type, { code, status, message }]) =>
            markup`<tr>
              <td><code>${type}</code></td>
              <td>${code}</td>
              <td>${status}</td>
              <td>${message}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`
}
