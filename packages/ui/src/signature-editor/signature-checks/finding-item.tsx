'use client'

import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { isImageFix } from '../fixes/fix.ts'
import type { ImagePart } from '../fixes/fix.ts'
import { fixOf, type FixContext } from '../fixes/fix-of.ts'
import type { EditorTab } from '../model/editor-types.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { AltField } from './alt-field.tsx'
import { tabOf } from './finding-tab.ts'
import { Finding, FindingActions } from './signature-checks.styles.ts'
import type { Remark } from './split-findings.ts'
import { useFindingText } from './use-finding-text.ts'
import type { Fixes } from './use-fixes.ts'

export interface FindingItemProps {
  finding: Remark
  context: FixContext
  fixes: Fixes
  onOpenTab: (tab: EditorTab) => void
}

/**
 * Shows one finding: the problem, a fix if there is one, and a button that opens the tab with the
 * setting to change.
 */
export function FindingItem({
  finding,
  context,
  fixes,
  onOpenTab,
}: FindingItemProps): ReactElement {
  const editorTexts = useEditorTexts()
  const texts = editorTexts.checks
  const textOf = useFindingText()
  const [describing, setDescribing] = useState<ImagePart | null>(null)
  const { severity, path } = finding
  const fix = fixOf(finding, context)

  const start = () => {
    if (fix === undefined) return
    if (fix.kind === 'describe') setDescribing(fix.part)
    else if (isImageFix(fix)) fixes.process(finding, fix)
    else fixes.fix(finding, fix)
  }

  return (
    <Finding data-severity={severity}>
      {severity === 'error' ? <CircleAlert size={20} /> : <TriangleAlert size={20} />}
      <p>
        <strong>{texts[severity]}</strong>
        {textOf(finding)}
      </p>
      {describing ? (
        <AltField onAdd={(alt) => fixes.describe(finding, describing, alt)} />
      ) : (
        <FindingActions data-plain={fix ? undefined : ''}>
          {fix && (
            <Button onPress={start} isLoading={fixes.running === finding}>
              {texts.fix(fix)}
            </Button>
          )}
          {path !== undefined && (
            <Button
              variant="tertiary"
              aria-label={texts.openIn(editorTexts.tabs[tabOf(path)])}
              onPress={() => onOpenTab(tabOf(path))}
            >
              {texts.inTab(editorTexts.tabs[tabOf(path)])}
            </Button>
          )}
        </FindingActions>
      )}
    </Finding>
  )
}
