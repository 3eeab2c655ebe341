'use client'

import type { CheckFinding } from '@org/signature/checks'
import { languageOf, useLocaleTag } from '../../locale/index.ts'
import { findingText } from './check-texts.ts'

/** Says a finding in the reader's language. */
export function useFindingText(): (finding: CheckFinding) => string {
  const isEnglish = languageOf(useLocaleTag()) === 'en'
  return (finding) => (isEnglish ? finding.message : findingText(finding))
}
