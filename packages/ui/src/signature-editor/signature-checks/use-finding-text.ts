'use client'

import { languageOf, useLocaleTag } from '../../locale/index.ts'
import { findingText } from './check-texts.ts'
import type { Finding } from './split-findings.ts'

/** Returns a function that returns a finding's text in the user's language. */
export function useFindingText(): (finding: Finding) => string {
  const isEnglish = languageOf(useLocaleTag()) === 'en'
  return (finding) => (isEnglish ? finding.message : findingText(finding))
}
