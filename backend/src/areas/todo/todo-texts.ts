export const TODO_TEXTS = {
  created: { en: 'Task Created Successfully', id: 'Tugas berhasil dibuat' },
  changed: { en: 'The task was changed', id: 'Tugas telah diubah' },
  finished: { en: 'The task is done', id: 'Tugas telah selesai' },
  withdrawn: { en: 'The task was withdrawn', id: 'Tugas telah dibatalkan' },
  conflict: {
    en: 'This task has been changed meanwhile. Please look at it again.',
    id: 'Tugas ini sudah berubah. Silakan periksa kembali.',
  },
  giverOnly: {
    en: 'Only who gave this task may change or withdraw it',
    id: 'Hanya pemberi tugas yang dapat mengubah atau membatalkannya',
  },
  feedClosed: {
    en: 'The calendar address no longer works',
    id: 'Alamat kalender sudah tidak berlaku',
  },
  zoneSaved: { en: 'Your time zone is saved', id: 'Zona waktu Anda telah disimpan' },
  appointment: { en: 'Appointment', id: 'Janji temu' },
  appointmentWith: { en: 'Appointment: {name}', id: 'Janji temu: {name}' },
  birthday: { en: 'Birthday', id: 'Ulang tahun' },
  birthdayOf: { en: 'Birthday: {name}', id: 'Ulang tahun: {name}' },
  openInPayung: {
    en: 'Open Payung for the details.',
    id: 'Buka Payung untuk melihat detailnya.',
  },
} as const;
