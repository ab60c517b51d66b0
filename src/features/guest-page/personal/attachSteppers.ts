/** @returns the option that a button of a stepper leads to; undefined at the end of the list */
function findNext(button: HTMLElement): { list: HTMLSelectElement; option: HTMLOptionElement | undefined } {
  const list = button.parentElement!.querySelector('select')!
  return { list, option: list.options[list.selectedIndex + Number(button.dataset['step'])] }
}

/** Keeps the children among the persons of a hall, and disables the buttons that lead to no number. */
function update(hall: Element): void {
  const [persons, children] = hall.querySelectorAll('select')
  if (!persons) return
  const isAbove = ({ value }: { value: string }) => Number(value) > Number(persons.value)
  if (children && isAbove(children)) children.value = persons.value
  for (const button of hall.querySelectorAll<HTMLButtonElement>('[data-step]')) {
    const { list, option } = findNext(button)
    button.disabled = !option || (list === children && isAbove(option))
  }
}

/**
 * Lets the buttons beside a number change it (HallFields.tsx).
 * @param card the element of `ReplyCard`
 */
export function attachSteppers(card: HTMLElement): void {
  // Shows the buttons.
  card.dataset['live'] = ''
  card.querySelectorAll('fieldset').forEach(update)
  card.addEventListener('change', ({ target }) => {
    const hall = (target as Element).closest('fieldset')
    if (hall) update(hall)
  })
  card.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-step]')
    if (!button) return
    const { list, option } = findNext(button)
    if (!option) return
    list.value = option.value
    update(button.closest('fieldset')!)
    // Screen readers announce it.
    card.querySelector('output')!.textContent = option.text
  })
}
