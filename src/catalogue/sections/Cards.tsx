import { TemplatePicker } from '@/features/invitation/form/TemplatePicker'
import { getItems } from '@/features/items/gallery'
import { ItemGrid } from '@/features/items/ItemGrid'
import { ProviderCard } from '@/features/providers/directory/ProviderCard'
import card from '@/features/providers/directory/ProviderCard.module.css'
import { useLocale } from '@/i18n/LocaleProvider'
import { formMessages } from '@/i18n/messages/studio'
import { FieldForm } from '../FieldStates'
import { createProvider } from '../fixtures'
import { Samples } from '../Samples'

/** Thumbnails of the invitations, providers and items. */
export function Cards() {
  const { locale } = useLocale()
  return (
    <Samples
      of={{
        'TemplatePicker: filled': (
          <FieldForm name="template" value={2}>
            <TemplatePicker />
          </FieldForm>
        ),
        'TemplatePicker: error': (
          <FieldForm name="template" value={null} error={formMessages.templateRequired}>
            <TemplatePicker />
          </FieldForm>
        ),
        ProviderCard: (
          <ul className={card.grid}>
            <ProviderCard provider={createProvider(locale, ['photographer', 'photosetion'])} />
            <ProviderCard provider={createProvider(locale, ['jewelry'])} />
          </ul>
        ),
        ItemCard: <ItemGrid items={getItems('furnishings').slice(0, 2)} heading="h3" />,
      }}
    />
  )
}
