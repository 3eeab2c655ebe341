import { completeSignatureData } from '@org/signature'
import type { SignatureInput } from '@org/signature'
import { useCallback, useMemo, useState } from 'react'
import type { ReactElement } from 'react'
import { Editing } from '../../signature-editor/model/editing.ts'
import type { Edit, EditorVideos, TabProps } from '../../signature-editor/model/editor-types.ts'
import { SignaturePreview } from '../../signature-preview/index.ts'
import { EditedPane, EditedStage, SideBySide } from './edited-signature.styles.ts'
import { iconsBaseUrl } from './icons-base-url.ts'

export interface EditedSignatureProps {
  /** The initial signature. */
  initial: SignatureInput
  /** Renders the tab or section, as wide as in the editor. */
  children: (props: TabProps) => ReactElement
  videos?: EditorVideos | undefined
}

/** A part of the editor next to the signature that it edits. */
export function EditedSignature({ initial, children, videos }: EditedSignatureProps): ReactElement {
  const [data, setData] = useState(() => completeSignatureData(initial))
  const edit = useCallback<Edit>((change) => setData(change), [])
  const editing = useMemo(() => ({ data, edit, videos }), [data, edit, videos])
  const options = useMemo(() => ({ iconsBaseUrl, localImages: true }), [])
  return (
    <SideBySide>
      <EditedPane>
        <Editing value={editing}>{children(editing)}</Editing>
      </EditedPane>
      <EditedStage>
        <SignaturePreview data={data} options={options} />
      </EditedStage>
    </SideBySide>
  )
}
