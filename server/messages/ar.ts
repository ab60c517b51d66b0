import { EXPORTED_KINDS } from '../../shared/guests/events.ts'
import {
  formatCharacters,
  formatDays,
  formatEnquiries,
  formatEntries,
  formatFamilies,
  formatMinutes,
  formatNumber,
  formatPhotos,
  formatReplies,
  formatRequests,
} from './arabicCounts.ts'
import type { Messages } from './en.ts'

const dates = new Intl.DateTimeFormat('ar-EG', { dateStyle: 'long', timeZone: 'UTC' })
const formatDate = (date: string): string => dates.format(new Date(date))

/** Arabic texts of the server. */
export const ar: Messages = {
  error: {
    validation_failed: 'راجعوا البيانات وحاولوا مرة أخرى',
    malformed_body: 'تعذّرت قراءة الطلب. حاولوا مرة أخرى.',
    unauthorized: 'هذا غير متاح لحسابكم.',
    forbidden: 'هذا غير متاح لحسابكم.',
    not_found: 'لم نعثر على ما تبحثون عنه.',
    method_not_allowed: 'هذا الإجراء غير متاح هنا.',
    email_in_use: 'هذا البريد الإلكتروني مستخدم من قبل.',
    version_conflict: 'عُدّلت هذه البيانات على جهاز آخر أو في علامة تبويب أخرى. أعيدوا التحميل قبل الحفظ.',
    limit_reached: 'وصلتم إلى الحد الأقصى. احذفوا ما لم تعودوا بحاجة إليه ثم حاولوا مرة أخرى.',
    already_exists: 'هذا موجود من قبل. أعيدوا تحميل الصفحة.',
    in_use: 'ما زالت هناك بيانات مرتبطة بهذا العنصر. احذفوها أو انقلوها أولًا.',
    too_late: 'انتهى وقت هذا الإجراء.',
    too_early: 'يمكنكم تقييم مقدّم الخدمة بعد أن يمرّ يوم الفرح.',
    not_booked: 'يمكنكم تقييم مقدّم الخدمة بعد أن تسجّلوا أنكم حجزتم معه.',
    own_provider: 'هذا إدراجكم أنتم في الدليل.',
    reply_changed: 'وصل ردّ آخر في هذه الأثناء.',
    last_owner: 'لا بدّ أن يبقى في الفرح أحد العروسين. أضيفوا الطرف الآخر أولًا.',
    invite_closed: 'لم يعد هذا الرابط صالحًا. اطلبوا من العروسين رابطًا جديدًا.',
    payload_too_large: 'حجم المحتوى أكبر من المسموح.',
    unsupported_media_type: 'هذا النوع من المحتوى غير مقبول.',
    too_many_requests: 'محاولات كثيرة متتالية. انتظروا قليلًا ثم حاولوا مرة أخرى.',
    server_error: 'حدث خطأ في الخادم. حاولوا لاحقًا.',
    unavailable: 'الخدمة مشغولة الآن. حاولوا بعد لحظات.',
  },
  field: {
    required: 'هذا الحقل مطلوب.',
    fullNameRequired: 'الاسم الكامل مطلوب',
    contactNumberRequired: 'رقم التواصل مطلوب',
    emailAddressRequired: 'البريد الإلكتروني مطلوب',
    serviceClassesRequired: 'اختاروا فئة خدمة واحدة على الأقل',
    tooShort: (min) => `يجب ألا يقل عن ${formatCharacters(min)}.`,
    tooLong: (max) => `يجب ألا يزيد على ${formatCharacters(max)}.`,
    tooSmall: (min) => `يجب ألا يقل عن ${formatNumber(min)}.`,
    tooBig: (max) => `يجب ألا يزيد على ${formatNumber(max)}.`,
    tooMany: (max) => `يجب ألا يزيد على ${formatEntries(max)}.`,
    tooFew: (min) => `يجب ألا يقل عن ${formatEntries(min)}.`,
    repeated: 'يجب عدم تكرار الاختيار نفسه.',
    date: 'اكتبوا تاريخًا صحيحًا.',
    time: 'اكتبوا وقتًا مثل ١٩:٣٠.',
    email: 'اكتبوا بريدًا إلكترونيًا صحيحًا',
    password: 'يجب أن تحتوي كلمة المرور على حرف إنجليزي كبير ورمز خاص',
    commonPassword: 'كلمة المرور هذه شائعة وسهلة التخمين. اختاروا كلمة أخرى.',
    phone: 'اكتبوا رقم هاتف مصري صحيحًا',
    anyPhone: 'اكتبوا رقم هاتف صحيحًا',
    plainText: 'اكتبوا نصًا عاديًا من دون الرمزين < و >.',
    mapsLink: 'ألصقوا رابطًا يبدأ بـ https://\u200E من خرائط جوجل أو خرائط آبل أو Waze أو OpenStreetMap.',
    website: 'اكتبوا عنوانًا يبدأ بـ https://\u200E',
    picture: 'ارفعوا هذه الصورة من جديد.',
    timeZone: 'هذه المنطقة الزمنية غير معروفة.',
    choice: 'اختاروا من القائمة.',
    kind: 'نوع هذه البيانات غير صحيح.',
    unknown: 'هذا الحقل غير معروف.',
    invalid: 'هذه البيانات غير صحيحة.',
    stream:
      'ألصقوا رابطًا يبدأ بـ https://\u200E من يوتيوب أو فيسبوك أو إنستجرام أو تيك توك أو تويتش أو فيميو أو زووم أو جوجل ميت أو تيمز.',
    color: 'اختاروا لونًا مكتوبًا هكذا: علامة # ثم ستّة أحرف أو أرقام، مثل \u2066#7b1e3b\u2069.',
    fontPair: 'هذا الخط ليس لهذا القالب. اختاروا غيره من فضلكم.',
    palette: 'هذه الألوان ليست لهذا القالب. اختاروا غيرها من فضلكم.',
    words: 'اكتبوا كلمات، لا رموزًا فقط.',
    contact: 'لا مكان للروابط وأرقام الهواتف على البطاقة. احذفوها من فضلكم.',
    contactInReview: 'اكتبوا هذا من فضلكم بلا روابط ولا أرقام هواتف.',
    contactInProfile: 'للروابط وأرقام الهواتف خانات خاصة. احذفوها من هنا من فضلكم.',
    city: 'اختاروا مدينة من هذه المحافظة.',
    priceTo: 'أعلى سعر أقل من أدنى سعر.',
    foundedYear: 'هذه السنة لم تأتِ بعد.',
    pastWedding: 'يوم الزفاف هذا قد مضى.',
    currentPassword: 'كلمة المرور الحالية غير صحيحة.',
    secondFactor: 'هذا الرمز غير صحيح أو استُخدم من قبل. انتظروا الرمز التالي، وتأكدوا من ساعة الهاتف.',
    emailOfAccount: 'هذا ليس بريد هذا الحساب.',
    shortLinkExists: 'هذا الرمز مستخدم من قبل. اختاروا رمزًا آخر.',
    shortLinkTarget: (hosts) =>
      `اكتبوا عنوانًا يبدأ بـ https://\u200E على أحد هذه المواقع، على ألا يكون هو نفسه رابطًا قصيرًا: ${hosts}`,
    resetToken: 'استُخدم هذا الرابط من قبل أو انتهت مدته. اطلبوا رابطًا جديدًا.',
    verificationToken: 'استُخدم هذا الرابط من قبل أو انتهت مدته أو يخص حسابًا آخر. اطلبوا رابطًا جديدًا.',
    unknownWedding: 'هذا الفرح لم يعد موجودًا.',
    unknownHall: 'هذه القاعة لم تعد موجودة.',
    unknownEvent: 'هذه المناسبة لم تعد موجودة.',
    otherSide: 'يمكنكم تعديل عائلات طرفكم فقط.',
    unknownHousehold: 'هذه العائلة لم تعد في القائمة.',
    eventTitle: 'الاسم الخاص للمناسبات التي تضيفونها بأنفسكم فقط.',
    unknownItem: 'أحد هذه الأصناف غير موجود.',
    fileMissing: 'اختاروا صورة واحدة.',
    fileDamaged: 'تعذّرت قراءة هذه الصورة. اختاروا صورة أخرى.',
    fileTooHeavy: (megabytes) => `حجم هذه الصورة أكبر من ${formatNumber(megabytes)} ميجابايت. اختاروا صورة أصغر.`,
    fileTooManyPixels: (millions) =>
      `أبعاد هذه الصورة كبيرة جدًا: الحد الأقصى ${formatNumber(millions)} مليون بكسل. اختاروا نسخة أصغر.`,
    fileTooWide: (max) => `هذه الصورة كبيرة جدًا: الحد الأقصى ${formatNumber(max)} بكسل لكل جانب.`,
    fileAnimated: 'الصور المتحركة غير مقبولة. اختاروا صورة ثابتة.',
  },
  card: {
    invite: 'بقلوبٍ يملؤها الفرح ندعوكم إلى حفل زفاف',
    and: 'و',
    weddingOf: 'زفاف',
    occasion: 'دعوة زفاف',
    date: (weekday, day, month, year) => `${weekday} ${day} ${month} ${year}`,
    time: (time) => `الساعة ${time}`,
    postponed: 'سنبلّغكم بالموعد الجديد',
  },
  signIn: {
    refused: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    deleteRefused:
      'البريد الإلكتروني أو رقم الهاتف أو كلمة المرور غير صحيحة. إن كنتم قد كتبتم رقم هاتف فجرّبوا البريد الإلكتروني.',
  },
  weddings: {
    hall: 'القاعة الرئيسية',
  },
  guestList: {
    fileName: 'قائمة الضيوف',
    id: 'المعرّف',
    honorific: 'اللقب',
    name: 'الاسم',
    side: 'من طرف',
    phone: 'رقم الهاتف',
    seats: (hall) => `المقاعد: ${hall}`,
    coming: (hall) => `الحضور: ${hall}`,
    children: (hall) => `الأطفال: ${hall}`,
    reply: 'الردّ',
    replyMessage: 'رسالة الردّ',
    answers: { coming: 'سيحضرون', notComing: 'يعتذرون', silent: 'لم يردّوا بعد', notAsked: 'لم نطلب ردّهم' },
    tags: 'المجموعات',
    tableLabel: 'الطاولة',
    language: 'اللغة',
    note: 'ملاحظة',
    persons: 'الأفراد',
    child: (name) => `${name} (طفل)`,
    sides: { groom: 'العريس', bride: 'العروس', both: 'الطرفان' },
    languages: { ar: 'العربية', en: 'الإنجليزية' },
    kinds: EXPORTED_KINDS.ar,
    removedName: 'ضيوف حذفوا بياناتهم',
  },
  calendar: {
    summary: (couple) => `زفاف ${couple}`,
    description: (page, map) =>
      `بقلوبٍ يملؤها الفرح ندعوكم لمشاركتنا ليلة العمر.\n\nالدعوة: ${page}${map ? `\nالخريطة: ${map}` : ''}`,
    separator: '، ',
    personalDescription: (halls, page) => `القاعة: ${halls}\n\nدعوتكم: ${page}`,
  },
  notices: {
    passwordChanged: {
      subject: 'تغيّرت كلمة مرور حسابكم في زفّة',
      text: ({ resetLink, support }) =>
        `أهلًا بكم،\n\nتغيّرت الآن كلمة مرور حسابكم في زفّة، وسُجّل خروجكم من كل الأجهزة الأخرى.\n\nإن لم تغيّروها أنتم فاختاروا كلمة مرور جديدة الآن:\n\n${resetLink}\n\nواكتبوا إلينا: ${support}\n\nفريق زفّة\n`,
    },
    phoneChanged: {
      subject: 'تغيّر رقم هاتف حسابكم في زفّة',
      text: ({ resetLink, support }) =>
        `أهلًا بكم،\n\nتغيّر الآن رقم هاتف حسابكم في زفّة.\n\nإن لم تغيّروه أنتم فاختاروا كلمة مرور جديدة الآن:\n\n${resetLink}\n\nواكتبوا إلينا: ${support}\n\nفريق زفّة\n`,
    },
  },
  accountDeletedMail: {
    subject: 'حذفنا حسابكم في زفّة',
    text: (support) =>
      `أهلًا بكم،\n\nكما طلبتم، حذفنا حسابكم في زفّة وكل ما كان محفوظًا فيه. لا يمكن التراجع عن ذلك.\n\nإن لم تطلبوا هذا فاكتبوا إلينا: ${support}\n\nفريق زفّة\n`,
  },
  providerMails: {
    received: {
      subject: 'وصلنا طلب تسجيلكم مقدّمَ خدمة',
      text: ({ ownPage, support }) =>
        `أهلًا بكم،\n\nوصلنا طلب تسجيل مقدّم خدمة أفراح بهذا البريد. نراجع كل طلب قبل عرضه في الدليل، وسنكتب إليكم فور عرضه.\n\nيمكنكم من الآن إضافة الصور والأسعار والباقات. سجّلوا الدخول أو أنشئوا حسابًا بهذا البريد:\n\n${ownPage}\n\nإن لم ترسلوه أنتم فتجاهلوا هذه الرسالة أو اكتبوا إلينا: ${support}\n\nفريق زفّة\n`,
    },
    listed: {
      subject: 'أنتم الآن في دليل زفّة',
      text: ({ page, ownPage, refusedPhotos, reason }) => {
        const refused =
          refusedPhotos === 0 ? '' : `\n\nلم نتمكن من عرض ${formatPhotos(refusedPhotos)}:\n\n${reason ?? ''}`
        return `أهلًا بكم،\n\nعرضنا بياناتكم في الدليل. يراها العرسان هنا:\n\n${page}${refused}\n\nلتعديلها وإضافة الصور:\n\n${ownPage}\n\nفريق زفّة\n`
      },
    },
    refused: {
      subject: 'بياناتكم في دليل زفّة',
      text: ({ reason, ownPage, support }) =>
        `أهلًا بكم،\n\nلم نتمكن من عرض ما أرسلتموه.${reason === null ? '' : `\n\n${reason}`}\n\nعدّلوا بياناتكم هنا وسنراجعها من جديد:\n\n${ownPage}\n\nإن كان لديكم سؤال فاكتبوا إلينا: ${support}\n\nفريق زفّة\n`,
    },
    enquiries: {
      subject: (count) => `وصلكم ${formatEnquiries(count)} في زفّة`,
      text: ({ count, page }) =>
        `أهلًا بكم،\n\nوصلكم ${formatEnquiries(count)} من العرسان. اقرؤوا ما يسألون عنه وردّوا عليهم قريبًا:\n\n${page}\n\nنرسل هذه الرسالة مرة واحدة في الساعة على الأكثر.\n\nفريق زفّة\n`,
    },
  },
  contactAnswerMail: {
    subject: 'ردّنا على رسالتكم',
    text: ({ name, answer, message }) => `أهلًا ${name}،\n\n${answer}\n\nفريق زفّة\n\nكانت رسالتكم:\n\n${message}\n`,
  },
  digestMail: {
    subject: 'ردود جديدة من ضيوفكم',
    text: ({ title, coming, notComing, page }) => {
      const lines = [
        ...(coming > 0 ? [`- سيحضرون: ${formatFamilies(coming)}`] : []),
        ...(notComing > 0 ? [`- اعتذروا: ${formatFamilies(notComing)}`] : []),
      ]
      return `أهلًا بكم،\n\nوصلتكم ردود جديدة على دعوة ${title}:\n\n${lines.join('\n')}\n\nشاهدوا كل الردود:\n\n${page}\n\nنرسل هذه الرسالة مرة واحدة في اليوم على الأكثر، ويمكنكم إيقافها من إعدادات الردود.\n\nفريق زفّة\n`
    },
  },
  notice: {
    title: 'زفّة: ردود جديدة',
    titleOf: (title) => `ردود جديدة: ${title}`,
    replies: formatReplies,
    requests: formatRequests,
  },
  phonesMail: {
    subject: 'سنحذف أرقام هواتف ضيوفكم قريبًا',
    text: ({ title, deletedOn, page }) =>
      `أهلًا بكم،\n\nانتهت آخر مناسبات ${title}. حرصًا على خصوصية ضيوفكم سنحذف أرقام هواتفهم من قائمتكم يوم ${formatDate(deletedOn)}، وتبقى الأسماء والمقاعد والردود.\n\nإن كنتم ما زلتم تحتاجون إلى الأرقام فنزّلوا قائمة الضيوف قبل هذا التاريخ:\n\n${page}\n\nفريق زفّة\n`,
  },
  verificationMail: {
    subject: 'تأكيد بريدكم الإلكتروني في زفّة',
    text: (link, days) =>
      `أهلًا بكم في زفّة!\n\nأكّدوا من فضلكم أن هذا البريد الإلكتروني بريدكم خلال ${formatDays(days)}:\n\n${link}\n\nإن لم تسجّلوا لدينا فتجاهلوا هذه الرسالة.\n\nفريق زفّة\n`,
  },
  resetMail: {
    subject: 'تعيين كلمة مرور جديدة لحسابكم في زفّة',
    text: (link, minutes) =>
      `أهلًا بكم،\n\nوصلنا طلب لتعيين كلمة مرور جديدة لحسابكم في زفّة. يمكنكم تعيينها من هنا خلال ${formatMinutes(minutes)}:\n\n${link}\n\nإن لم تطلبوها فتجاهلوا هذه الرسالة: لم يتغيّر شيء.\n\nفريق زفّة\n`,
  },
}
