'use client'

import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ReactElement } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { isPictureMend } from '../mends/mend.ts'
import type { ImagePart } from '../mends/mend.ts'
import { mendOf, type MendContext } from '../mends/mend-of.ts'
import type { EditorTab } from '../model/editor-types.ts'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { AltField } from './alt-field.tsx'
import { tabOf } from './finding-tab.ts'
import { Finding, FindingActions } from './signature-checks.styles.ts'
import type { Remark } from './split-findings.ts'
import { useFindingText } from './use-finding-text.ts'
import type { Mends } from './use-mends.ts'

export interface FindingItemProps {
  finding: Remark
  context: MendContext
  mends: Mends
  onOpenTab: (tab: EditorTab) => void
}

/** One finding: the problem, its fix if there is one, and a link to the setting. */
export function FindingItem({
  finding,
  context,
  mends,
  onOpenTab,
}: FindingItemProps): ReactElement {
  const editorTexts = useEditorTexts()
  const texts = editorTexts.checks
  const textOf = useFindingText()
  const [describing, setDescribing] = useState<ImagePart | null>(null)
  const { severity, path } = finding
  const mend = mendOf(finding, context)

  const start = () => {
    if (mend === undefined) return
    if (mend.kind === 'describe') setDescribing(mend.part)
    else if (isPictureMend(mend)) mends.process(finding, mend)
    else mends.mend(finding, mend)
  }

  return (
    <Finding data-severity={severity}>
      {severity === 'fault' ? <CircleAlert size={20} /> : <TriangleAlert size={20} />}
      <p>
        <strong>{texts[severity]}</strong>
        {textOf(finding)}
      </p>
      {describing ? (
        <AltField onAdd={(alt) => mends.describe(finding, describing, alt)} />
      ) : (
        <FindingActions data-plain={mend ? undefined : ''}>
          {mend && (
            <Button onPress={start} isLoading={mends.running === finding}>
              {texts.mend(mend)}
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
