'use client'

import type { SignatureData, SignatureInput } from '@org/signature'
import { useMemo, useState } from 'react'
import type { KeyboardEvent, ReactElement } from 'react'
import { HistoryButtons } from '../history-buttons/history-buttons.tsx'
import { editorTabs } from '../model/editor-types.ts'
import type { EditorTab, UploadImage } from '../model/editor-types.ts'
import { previewData } from '../model/example-data.ts'
import { useHistory } from '../model/use-history.ts'
import { PreviewStage } from '../preview-stage/preview-stage.tsx'
import { SignatureChecks } from '../signature-checks/signature-checks.tsx'
import { editorTexts } from '../texts.ts'
import { EditPane, Editor, Panes } from './signature-editor.styles.ts'
import { TabContent } from './tab-content.tsx'

export interface SignatureEditorProps {
  value: SignatureData
  /** Called with whole new data upon every edit; the data given before is never changed. */
  onChange: (value: SignatureData) => void
  /** False while nobody has edited yet: the preview then shows `sample`. Default true. */
  hasEdits?: boolean | undefined
  /** Shown in the preview, marked 'Exemple', while there is nothing of the user's own to show. */
  sample?: SignatureInput | undefined
  /**
   * Shown in the preview where the signature leaves a field empty: what a template's reader gets
   * from the person and the company.
   */
  fallback?: SignatureInput | undefined
  /** Stores a logo or a banner. Without it the Images tab offers no upload. */
  upload?: UploadImage | undefined
  /** Where the pictures of the social networks are served; without it they are text links. */
  iconsBaseUrl?: string | undefined
  /** Tabs to offer, in this order. Default: all five. */
  tabs?: readonly EditorTab[] | undefined
}

/**
 * Edits a signature: settings on the left, the signature in a new message on the right with the
 * layouts under it. Controlled; fills the height of its container.
 */
export function SignatureEditor({
  value,
  onChange,
  hasEdits = true,
  sample,
  fallback,
  upload,
  iconsBaseUrl,
  tabs = editorTabs,
}: SignatureEditorProps): ReactElement {
  const { edit, undo, redo, canUndo, canRedo } = useHistory(value, onChange)
  const [tab, setTab] = useState<EditorTab>(tabs[0] ?? 'general')
  const options = useMemo(() => ({ iconsBaseUrl }), [iconsBaseUrl])
  const shown = useMemo(
    () => previewData(value, { sample, fallback, hasEdits }),
    [value, sample, fallback, hasEdits],
  )

  const stepOnShortcut = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || !['z', 'y'].includes(key)) return
    event.preventDefault()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  }

  return (
    <Editor aria-label={editorTexts.editor} onKeyDown={stepOnShortcut}>
      <Panes>
        <EditPane aria-label={editorTexts.editPane}>
          <TabContent
            tabs={tabs}
            selected={tab}
            onSelect={setTab}
            data={value}
            edit={edit}
            upload={upload}
            iconsBaseUrl={iconsBaseUrl}
          />
        </EditPane>
        <PreviewStage
          data={shown.data}
          isExample={shown.isExample}
          layoutKey={value.layoutKey}
          onSelectLayout={(layoutKey) => edit((data) => ({ ...data, layoutKey }))}
          options={options}
          tools={
            <>
              <HistoryButtons canUndo={canUndo} canRedo={canRedo} onUndo={undo} onRedo={redo} />
              <SignatureChecks
                data={shown.isExample ? value : shown.data}
                options={options}
                onOpenTab={setTab}
              />
            </>
          }
        />
      </Panes>
    </Editor>
  )
}
