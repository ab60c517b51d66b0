import { useIntl } from 'react-intl'
import { findCategory } from '@/features/providers/categories/categories'
import type { DetailsValues } from './detailsValues'
import { useOptions } from './useOptions'

/** @returns a function that formats the value of a field for the dialog about a conflict */
export function useFormatDetail() {
  const intl = useIntl()
  const { formatLanguage, formatDay, formatUnit, formatGovernorate, formatCity } = useOptions()
  const formatList = (texts: string[]) => intl.formatList(texts, { type: 'unit' })

  return (field: keyof DetailsValues, values: DetailsValues): string => {
    switch (field) {
      case 'serviceClasses':
        return formatList(
          values.serviceClasses.flatMap((value) => {
            const label = findCategory(value)?.label
            return label ? intl.formatMessage({ id: label.id }) : []
          }),
        )
      case 'priceUnit':
        return values.priceUnit && formatUnit(values.priceUnit)
      case 'governorate':
        return values.governorate && formatGovernorate(values.governorate)
      case 'city':
        return values.city && formatCity(values.governorate, values.city)
      case 'serves':
        return formatList(values.serves.map(formatGovernorate))
      case 'languages':
        return formatList(values.languages.map(formatLanguage))
      case 'openingDays':
        return formatList(values.openingDays.map(formatDay))
      case 'socialLinks':
        return formatList(values.socialLinks.filter((link) => link !== ''))
      case 'packages':
        return formatList(values.packages.map(({ name, price }) => formatList([name, price].filter(Boolean))))
      default:
        return values[field]
    }
  }
}
