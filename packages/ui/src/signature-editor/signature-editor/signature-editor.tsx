'use client'

import { isEmptySignature } from '@org/signature'
import type { LayoutKey, SignatureData, SignatureInput } from '@org/signature'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import type { RootPropsWithRef } from '../../primitives/root-props.ts'
import { EditorBar } from '../editor-bar/editor-bar.tsx'
import { HistoryButtons } from '../history-buttons/history-buttons.tsx'
import { editorTabs } from '../model/editor-types.ts'
import type { EditorTab, EditorVideos, UploadImage } from '../model/editor-types.ts'
import { previewData } from '../model/example-data.ts'
import { thumbnailData } from '../model/thumbnail-data.ts'
import { useHistory } from '../model/use-history.ts'
import { useOwnValue } from '../model/use-own-value.ts'
import { useSettled } from '../model/use-settled.ts'
import { PreviewStage } from '../preview-stage/preview-stage.tsx'
import { SignatureChecks } from '../signature-checks/signature-checks.tsx'
import { SignatureMenu } from '../signature-menu/signature-menu.tsx'
import { useEditorTexts } from '../model/use-editor-texts.ts'
import { EditPane, Editor, Panes } from './signature-editor.styles.ts'
import { TabContent } from './tab-content.tsx'

export interface SignatureEditorProps extends RootPropsWithRef {
  /** The signature, where the page holds it. Left out, the editor holds one of its own. */
  value?: SignatureData | undefined
  /** What an editor with a value of its own begins with; later changes of it do nothing. Default empty. */
  defaultValue?: SignatureInput | undefined
  /** Called with whole new data upon every edit; the data given before is never changed. */
  onChange?: ((value: SignatureData) => void) | undefined
  /** False before the first edit: the preview then shows `sample`. Default true. */
  hasEdits?: boolean | undefined
  /** Shown in the preview, marked 'Exemple', while the user has entered nothing. */
  sample?: SignatureInput | undefined
  /**
   * The signature as the preview shows it: what it leaves open filled in, as a template's reader
   * gets it from the person and the company. Empty fields show it as their placeholder. Default: as
   * it is.
   */
  fillIn?: ((data: SignatureData) => SignatureInput) | undefined
  /** Stores a logo or a banner. Without it the Images tab offers no upload. */
  upload?: UploadImage | undefined
  /** Offers the person's videos of the photo network for the video button. Keep the object stable. */
  videos?: EditorVideos | undefined
  /** Where the pictures of the social networks are served; without it they are text links. */
  iconsBaseUrl?: string | undefined
  /**
   * Where an installed signature finds its banner, if that address stays while the picture behind it
   * changes. The checks then say what mail clients do with it; the preview shows the picture itself.
   */
  bannerUrl?: string | undefined
  /** Tabs to offer, in this order. Default: all five. */
  tabs?: readonly EditorTab[] | undefined
  /** As the person calls the signature: exported files have this name. Default 'Signature'. */
  name?: string | undefined
  /**
   * Where the page has a field for the name in `barStart`: a new `name` is then a step of the editor's
   * undo and redo, which give the former one to this function.
   */
  onNameChange?: ((name: string) => void) | undefined
  /** Stands first in the bar, such as a field for the name. */
  barStart?: ReactNode
  /** Stands last in the bar, such as the button that saves. */
  barEnd?: ReactNode
}

/** Texts that are not in the signature: what is typed there is the field's own to take back. */
const foreignText = 'input[type="search"], [data-own-undo] :is(input, textarea)'

/** Whether a key was pressed in the editor itself: React hands it those of its dialogs as well. */
const isAboutSignature = ({ currentTarget, target }: KeyboardEvent<HTMLElement>) =>
  target instanceof Element && currentTarget.contains(target) && !target.matches(foreignText)

/**
 * Edits a signature: settings on the left, the signature in a new message on the right with the
 * layouts under it and a bar above both. Controlled or not; fills the height of its container.
 */
export function SignatureEditor({
  value: givenValue,
  defaultValue,
  onChange,
  hasEdits = true,
  sample,
  fillIn,
  upload,
  videos,
  iconsBaseUrl,
  bannerUrl,
  tabs = editorTabs,
  name = '',
  onNameChange,
  barStart,
  barEnd,
  ...rest
}: SignatureEditorProps): ReactElement {
  const editorTexts = useEditorTexts()
  const [value, change] = useOwnValue({ value: givenValue, defaultValue, onChange })
  const hasName = onNameChange !== undefined
  const { edit, undo, redo, canUndo, canRedo } = useHistory(
    value,
    change,
    hasName ? { name, onNameChange } : undefined,
  )
  const [tab, setTab] = useState<EditorTab>(tabs[0] ?? 'general')
  const options = useMemo(() => ({ iconsBaseUrl }), [iconsBaseUrl])
  const filled = useMemo(() => fillIn?.(value), [value, fillIn])
  const shown = useMemo(
    () => previewData(value, { sample, filled, hasEdits }),
    [value, sample, filled, hasEdits],
  )
  const thumbnails = useMemo(() => thumbnailData(shown.data, sample), [shown, sample])
  const settled = useSettled(
    useMemo(() => ({ edited: value, data: shown.isExample ? value : shown.data }), [value, shown]),
  )
  // Without a banner of its own a signature has nothing at that address yet.
  const servedBanner = settled.data.banner?.media ? bannerUrl : undefined
  const checkOptions = useMemo(
    () => ({ iconsBaseUrl, bannerUrl: servedBanner }),
    [iconsBaseUrl, servedBanner],
  )
  const fileName = name.trim() || 'Signature'
  // Parts that read the whole signature do not render again during typing.
  const inspection = useMemo(
    () => (
      <>
        <SignatureChecks
          {...settled}
          edit={edit}
          upload={upload}
          options={checkOptions}
          onOpenTab={setTab}
          onUndo={undo}
        />
        <SignatureMenu
          data={settled.data}
          options={options}
          name={fileName}
          isDisabled={isEmptySignature(settled.data)}
        />
      </>
    ),
    [settled, edit, upload, checkOptions, options, undo, fileName],
  )
  const selectLayout = useCallback(
    (layoutKey: LayoutKey) => edit((data) => ({ ...data, layoutKey })),
    [edit],
  )

  const stepped = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const editor = stepped.current
    stepped.current = null
    // A step may take the field away that had the focus, and with it the keys for the next step.
    if (editor && document.activeElement === document.body) editor.focus({ preventScroll: true })
  }, [value, name])

  const stepOnShortcut = (event: KeyboardEvent<HTMLElement>) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || !['z', 'y'].includes(key)) return
    if (!isAboutSignature(event)) return
    event.preventDefault()
    event.stopPropagation()
    stepped.current = event.currentTarget
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  }

  return (
    <Editor
      tabIndex={-1}
      data-pending={settled.edited === value ? undefined : ''}
      {...rest}
      aria-label={editorTexts.editor}
      // On the way down: a form around the page's field for the name has steps of its own.
      onKeyDownCapture={stepOnShortcut}
    >
      <EditorBar start={barStart} hasOwnUndo={!hasName} end={barEnd}>
        <div>
          <HistoryButtons canUndo={canUndo} canRedo={canRedo} onUndo={undo} onRedo={redo} />
        </div>
        {inspection}
      </EditorBar>
      <Panes>
        <EditPane aria-label={editorTexts.editPane}>
          <TabContent
            tabs={tabs}
            selected={tab}
            onSelect={setTab}
            data={value}
            edit={edit}
            filled={filled}
            videos={videos}
            upload={upload}
            iconsBaseUrl={iconsBaseUrl}
          />
        </EditPane>
        <PreviewStage
          data={shown.data}
          thumbnails={thumbnails}
          isExample={shown.isExample}
          layoutKey={value.layoutKey}
          onSelectLayout={selectLayout}
          options={options}
        />
      </Panes>
    </Editor>
  )
}
