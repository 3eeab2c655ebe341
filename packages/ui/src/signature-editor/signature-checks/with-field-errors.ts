import type { CheckReport } from '@org/signature/checks'
import type { FieldError } from '../field-errors/field-errors.ts'
import type { Finding } from './split-findings.ts'

/** A report that includes invalid fields of the editor. */
export type EditorReport = Omit<CheckReport, 'findings'> & { readonly findings: readonly Finding[] }

const severities = ['error', 'warning', 'note'] as const

const english = { phone: 'phone number', email: 'email address', link: 'web address' }

function toFinding({ path, label, rule, value }: FieldError): Finding {
  return {
    code: 'field_invalid',
    // A foreign phone number fails the check for French numbers, but may still be correct.
    severity: rule === 'phone' ? 'warning' : 'error',
    message: `${label}: "${value}" is not a valid ${english[rule]}.`,
    path,
    details: { field: label, rule, value },
  }
}

/**
 * Adds invalid fields to the report, unless it already has a finding for them, and sorts by
 * severity.
 */
export function withFieldErrors(report: CheckReport, errors: readonly FieldError[]): EditorReport {
  const known = new Set(report.findings.map(({ path }) => path))
  const found = errors.filter(({ path }) => !known.has(path)).map(toFinding)
  const all: Finding[] = [...report.findings, ...found]
  const findings = severities.flatMap((level) => all.filter(({ severity }) => severity === level))
  return { ...report, ok: findings[0]?.severity !== 'error', findings }
}
