import type { Access } from '../access.ts';
import { inGroup, serviceAccess } from './screen.ts';

const passports = serviceAccess('ServicesPassports', 'Passport');
// Operations carry to the consulate what the paper describes.
const passportPaper = {
  ...passports.paper,
  who: [...passports.paper.who, 'passportDesk'],
  rights: [...passports.paper.rights, 'OperationsPassports'],
} as const satisfies Access;
const travel = serviceAccess('ServicesTravel', 'Accommodation', 'RentCar', 'FlightTicket');
const flights = serviceAccess('ServicesTravel', 'FlightTicket');
const hotels = serviceAccess('ServicesTravel', 'Accommodation');
const cars = serviceAccess('ServicesTravel', 'RentCar');

/** Passports and travel. The camera screens run on a phone that nobody has logged in on. */
export const travelScreens = inGroup('Services', [
  {
    name: 'services.passport',
    path: '/services/passport',
    title: { en: 'Passports', es: 'Pasaportes' },
    access: passports.list,
    menu: true,
  },
  {
    name: 'services.passport.create',
    path: '/services/passport/create',
    title: { en: 'New Passport', es: 'Nuevo pasaporte' },
    access: passports.write,
  },
  {
    name: 'services.passport.paper',
    path: '/services/passport/paper/{id}',
    title: { en: 'Passport', es: 'Pasaporte' },
    access: passportPaper,
  },
  {
    name: 'services.passport.edit',
    path: '/services/passport/edit/{id}',
    title: { en: 'Edit Passport', es: 'Editar el pasaporte' },
    access: passports.write,
  },
  {
    name: 'services.passport.camera',
    path: '/services/passport/camera/{id}',
    title: { en: 'Passport Camera', es: 'Cámara de pasaportes' },
    access: { who: 'public' },
  },
  {
    name: 'services.passport.camerainfo',
    path: '/services/passport/camerainfo',
    title: { en: 'Passport Camera', es: 'Cámara de pasaportes' },
    access: { who: 'public' },
  },
  {
    name: 'services.travel',
    path: '/services/travel',
    title: { en: 'Travel', es: 'Viajes' },
    access: travel.list,
    menu: true,
  },
  {
    name: 'services.travel.rentcargraph',
    path: '/services/travel/rentcargraph',
    title: { en: 'Car Rental Graph', es: 'Gráfico de renta de autos' },
    access: cars.list,
    menu: true,
  },
  {
    name: 'services.travel.flightticketcreate',
    path: '/services/travel/flightticketcreate',
    title: { en: 'New Flight Ticket', es: 'Nuevo pasaje aéreo' },
    access: flights.write,
  },
  {
    name: 'services.travel.flightticketedit',
    path: '/services/travel/flightticketedit/{id}',
    title: { en: 'Edit Flight Ticket', es: 'Editar el pasaje aéreo' },
    access: flights.write,
  },
  {
    name: 'services.travel.flightticketpaper',
    path: '/services/travel/flightticketpaper/{id}',
    title: { en: 'Flight Ticket', es: 'Pasaje aéreo' },
    access: flights.paper,
  },
  {
    name: 'services.travel.flightticketmasterpaper',
    path: '/services/travel/flightticketmasterpaper/{id}',
    title: { en: 'Flight Ticket Master Order', es: 'Orden maestra de pasajes' },
    access: flights.paper,
  },
  {
    name: 'services.travel.accommodationcreate',
    path: '/services/travel/accommodationcreate',
    title: { en: 'New Accommodation', es: 'Nuevo alojamiento' },
    access: hotels.write,
  },
  {
    name: 'services.travel.accommodationpaper',
    path: '/services/travel/accommodationpaper/{id}',
    title: { en: 'Accommodation', es: 'Alojamiento' },
    access: hotels.paper,
  },
  {
    name: 'services.travel.carcreate',
    path: '/services/travel/carcreate',
    title: { en: 'New Car Rental', es: 'Nueva renta de auto' },
    access: cars.write,
  },
  {
    name: 'services.travel.carpaper',
    path: '/services/travel/carpaper/{id}',
    title: { en: 'Car Rental', es: 'Renta de auto' },
    access: cars.paper,
  },
]);
