import type { ReactElement } from 'react'
import type { DrawingPart } from './drawing-parts.ts'

/** One shape of an illustration. */
export function Part({ part }: { part: DrawingPart }): ReactElement {
  const { x, y, isTarget = false } = part
  const ink = isTarget ? 'target-ink' : 'ink'
  switch (part.kind) {
    case 'line':
      return <rect className="faint" x={x} y={y} width={part.width} height="5" rx="2.5" />
    case 'text':
      return (
        <text className={ink} x={x} y={y}>
          {part.text}
        </text>
      )
    case 'box':
      return (
        <>
          <rect
            className={isTarget ? 'target' : 'paper'}
            x={x}
            y={y}
            width={part.width}
            height={part.height}
            rx="4"
          />
          {part.text !== undefined && (
            <text
              className={ink}
              x={x + part.width / 2}
              y={y + part.height / 2}
              textAnchor="middle"
              dominantBaseline="central"
            >
              {part.text}
            </text>
          )}
        </>
      )
    case 'check':
      return (
        <>
          <rect
            className={isTarget ? 'target' : 'paper'}
            x={x}
            y={y}
            width="14"
            height="14"
            rx="3"
          />
          {part.isOn && <path className="outline" d={`M${x + 3} ${y + 7}l3 3 5-6`} />}
          <text className={ink} x={x + 22} y={y + 7} dominantBaseline="central">
            {part.text}
          </text>
        </>
      )
    case 'gear':
      return (
        <>
          {isTarget && <circle className="target" cx={x} cy={y} r="13" />}
          <circle
            className="outline"
            cx={x}
            cy={y}
            r="4.5"
            strokeDasharray="2.4 1.13"
            strokeWidth="4"
          />
          <circle className="outline" cx={x} cy={y} r="3.2" />
        </>
      )
    case 'signature':
      return (
        <>
          <rect className="accent" x={x} y={y} width="3" height="40" rx="1.5" />
          <rect className="ink" x={x + 10} y={y + 2} width="48" height="6" rx="3" />
          <rect className="faint" x={x + 10} y={y + 14} width="36" height="5" rx="2.5" />
          <rect className="faint" x={x + 10} y={y + 25} width="44" height="5" rx="2.5" />
          <rect className="faint" x={x + 10} y={y + 35} width="28" height="5" rx="2.5" />
        </>
      )
  }
}
