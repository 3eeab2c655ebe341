import type { CheckCode, CheckFinding } from '@org/signature/checks'

/** What the checks found, or a field whose value is not as expected, which only the editor knows. */
export type Finding = Omit<CheckFinding, 'code'> & {
  readonly code: CheckCode | 'field_invalid'
}

/** A finding that the signature's designer can do something about. */
export type Remark = Finding & { readonly severity: 'error' | 'warning' }

const isRemark = (finding: Finding): finding is Remark => finding.severity !== 'note'

/** What is worth a remark, in its order, and what is only good to know. */
export function splitFindings(findings: readonly Finding[]): {
  remarks: Remark[]
  notes: Finding[]
} {
  return {
    remarks: findings.filter(isRemark),
    notes: findings.filter((finding) => !isRemark(finding)),
  }
}
