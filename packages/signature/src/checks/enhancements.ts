/**
 * Features that signatures use even though some clients drop or change them. The keys are the names
 * on caniemail.com; the values explain why this is harmless.
 */
export const enhancements: Readonly<Record<string, string>> = {
  'align attribute': 'Where it is ignored, the block stands on the left.',
  border: 'Only plain lines on table cells are used, which every client renders.',
  'border-radius':
    'Corners are square without it; icons and resized pictures have theirs baked in.',
  display:
    'Only `block` is used, to close the gap under pictures, and `inline-block` on cells, which stay in one row without it.',
  'font-size': 'Only pixels are used, which every client takes.',
  'height attribute':
    'HEY sizes pictures by its own rules; their files are twice the shown size at most.',
  'height property':
    'Yahoo and AOL take it for a least height, which renders the same rule; a picture that shrinks keeps its full height there.',
  'HTML comments': 'Conditional comments speak to Outlook alone; others read past them.',
  'letter-spacing': 'Letters stand as usual without it.',
  'line-height': 'Lines stand a little closer or wider without it.',
  'mailto: links': 'The address stays readable and can be copied.',
  padding: 'It stands on table cells only, where Outlook keeps it.',
  'max-width': 'Without it a wide picture keeps its width on a phone, as it does on a desktop.',
  'min-width property': 'Words beside a wide logo may break sooner without it.',
  'role attribute': 'It helps screen readers; without it they announce a table.',
  'text-decoration': 'Links are underlined without it.',
  'white-space': 'A name may break over two lines without it.',
  'width attribute':
    'HEY sizes pictures by its own rules; their files are twice the shown size at most.',
  'word-break': 'A word that is wider than the screen widens the signature without it.',
}
