import type { CheckFinding } from '@org/signature/checks'

/** A finding that the signature's designer can do something about. */
export type Remark = CheckFinding & { readonly severity: 'fault' | 'warning' }

const isRemark = (finding: CheckFinding): finding is Remark => finding.severity !== 'note'

/** What is worth a remark, in its order, and what is only good to know. */
export function splitFindings(findings: readonly CheckFinding[]): {
  remarks: Remark[]
  notes: CheckFinding[]
} {
  return {
    remarks: findings.filter(isRemark),
    notes: findings.filter((finding) => !isRemark(finding)),
  }
}
