import { findingsOf, type Finding } from './finding.ts'

/** Returns the TXT records of a name, each in its pieces, as `node:dns/promises` does. */
export type ResolveTxt = (name: string) => Promise<string[][]>

/**
 * Checks what receivers of mail look up in the DNS about its sender: who may send for the domain
 * (SPF), with which keys mail is signed (DKIM), and what to do with other mail (DMARC).
 */
export async function checkMailDomain(
  domain: string,
  resolveTxt: ResolveTxt,
): Promise<readonly Finding[]> {
  const checks = { SPF: checkSpf, DKIM: checkDkim, DMARC: checkDmarc }
  return Promise.all(
    Object.entries(checks).map(([name, check]) =>
      check(domain, resolveTxt).catch((error: unknown) => findingsOf(name).unknown(error)),
    ),
  )
}

async function checkSpf(domain: string, resolveTxt: ResolveTxt): Promise<Finding> {
  const { fine, problem } = findingsOf('SPF')
  const records = (await recordsOf(domain, resolveTxt))?.filter((one) => /^v=spf1( |$)/i.test(one))
  const [record] = records ?? []
  if (record === undefined)
    return problem(
      `${domain} has no record: publish the TXT record "v=spf1 include:… -all" that your mail service names.`,
    )
  if (records && records.length > 1)
    return problem(`${domain} has ${records.length} records, so none counts: merge them into one.`)
  if (/ \+?all$/i.test(record))
    return problem(`"${record}" lets everybody send for ${domain}: end it with -all or ~all.`)
  return fine(`"${record}" at ${domain}.`)
}

/**
 * Nobody can list the selectors of a domain, but a name server knows whether names exist below
 * `_domainkey` (RFC 8020).
 */
async function checkDkim(domain: string, resolveTxt: ResolveTxt): Promise<Finding> {
  const { fine, problem } = findingsOf('DKIM')
  if ((await recordsOf(`_domainkey.${domain}`, resolveTxt)) !== null)
    return fine(`${domain} publishes keys. Look at a received mail for "dkim=pass".`)
  return problem(
    `${domain} publishes no key: let your mail service sign the mails, and publish the record that it names below _domainkey.${domain}.`,
  )
}

async function checkDmarc(domain: string, resolveTxt: ResolveTxt): Promise<Finding> {
  const { fine, problem } = findingsOf('DMARC')
  const labels = domain.split('.')
  // The record of the organisation's domain counts for the domains below it.
  for (let first = 0; first <= Math.max(0, labels.length - 2); first += 1) {
    const name = `_dmarc.${labels.slice(first).join('.')}`
    const records = (await recordsOf(name, resolveTxt)) ?? []
    const record = records.find((one) => /^v=DMARC1/i.test(one))
    if (record !== undefined) return fine(`"${record}" at ${name}.`)
  }
  return problem(
    `${domain} has no record: publish the TXT record "v=DMARC1; p=none; rua=mailto:…" at _dmarc.${domain}, and sharpen it once the reports are clean.`,
  )
}

/** Returns the TXT records of a name, or null if there are no names at or below it. */
async function recordsOf(name: string, resolveTxt: ResolveTxt): Promise<string[] | null> {
  try {
    return (await resolveTxt(name)).map((pieces) => pieces.join(''))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOTFOUND') return null
    if (code === 'ENODATA') return []
    throw error
  }
}
