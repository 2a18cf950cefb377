/** Who is asked about home internet by phone (HOME-212). */
export const HOME_INTERNET_PHONE = '8 800 550-00-01';
