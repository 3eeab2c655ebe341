import type { CheckCode, CheckFinding } from '@org/signature/checks'

/** A finding of the checks, or an invalid field, which only the editor can detect. */
export type Finding = Omit<CheckFinding, 'code'> & {
  readonly code: CheckCode | 'field_invalid'
}

/** A finding that the signature's designer can act on. */
export type Remark = Finding & { readonly severity: 'error' | 'warning' }

const isRemark = (finding: Finding): finding is Remark => finding.severity !== 'note'

/** Splits findings into remarks and notes, both in their original order. */
export function splitFindings(findings: readonly Finding[]): {
  remarks: Remark[]
  notes: Finding[]
} {
  return {
    remarks: findings.filter(isRemark),
    notes: findings.filter((finding) => !isRemark(finding)),
  }
}
