import { Card } from '@org/ui/primitives'
import { SortableList } from '@org/ui/sortable'
import { editorTexts } from '../texts.ts'
import type { DraftBloc } from './session-draft.ts'

export interface BlocOrderProps {
  blocs: readonly DraftBloc[]
  onChange: (blocs: readonly DraftBloc[]) => void
}

/** The list of blocs without their exercises, to move a bloc as a whole. */
export function BlocOrder({ blocs, onChange }: BlocOrderProps) {
  const nameOf = (bloc: DraftBloc) => editorTexts.blocName(blocs.indexOf(bloc) + 1, bloc.title)
  return (
    <Card title={editorTexts.orderOfBlocs}>
      <SortableList
        label={editorTexts.orderOfBlocs}
        items={blocs}
        getKey={({ id }) => id}
        getName={nameOf}
        onReorder={onChange}
      >
        {nameOf}
      </SortableList>
    </Card>
  )
}
