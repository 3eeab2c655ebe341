'use client'

import { languageOf, useLocaleTag } from '../../locale/index.ts'
import { findingText } from './check-texts.ts'
import type { Finding } from './split-findings.ts'

/** Says a finding in the reader's language. */
export function useFindingText(): (finding: Finding) => string {
  const isEnglish = languageOf(useLocaleTag()) === 'en'
  return (finding) => (isEnglish ? finding.message : findingText(finding))
}
