/** The properties that search engines require of a thing before they show it as a rich result. */
export interface Requirement {
  /** Names of properties; `a|b` needs one of the two, `a.b` needs `b` of the thing that `a` is, if `a` is there. */
  readonly properties: readonly string[];
  /** Needed only when the thing stands alone: as `review` or `offers` of another thing, its place implies it. */
  readonly alone?: readonly string[];
}

/**
 * By Google's documentation of structured data, with two exceptions: it no longer requires anything of an article or an
 * organisation, but without a headline or a name they are useless.
 */
export const REQUIREMENTS = {
  AggregateOffer: { properties: ['lowPrice', 'priceCurrency'] },
  AggregateRating: { properties: ['ratingValue', 'ratingCount|reviewCount'], alone: ['itemReviewed'] },
  Article: { properties: ['headline|name'] },
  BreadcrumbList: {
    properties: [
      'itemListElement',
      'itemListElement.position',
      'itemListElement.name',
      'itemListElement.item',
    ],
  },
  Event: { properties: ['name', 'startDate', 'location', 'location.address'] },
  FAQPage: {
    properties: [
      'mainEntity',
      'mainEntity.name',
      'mainEntity.acceptedAnswer',
      'mainEntity.acceptedAnswer.text',
    ],
  },
  JobPosting: {
    properties: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      'jobLocation|applicantLocationRequirements',
    ],
  },
  LocalBusiness: { properties: ['name', 'address'] },
  Offer: {
    properties: ['price|priceSpecification.price', 'priceCurrency|priceSpecification.priceCurrency'],
  },
  Organization: { properties: ['name|legalName'] },
  Product: { properties: ['name', 'review|aggregateRating|offers'] },
  Recipe: { properties: ['name', 'image'] },
  Review: {
    properties: ['author', 'reviewRating', 'reviewRating.ratingValue'],
    alone: ['itemReviewed', 'itemReviewed.name'],
  },
  VideoObject: { properties: ['name', 'thumbnailUrl', 'uploadDate'] },
} as const satisfies Readonly<Record<string, Requirement>>;

export type RequiredType = keyof typeof REQUIREMENTS;

/** Subtypes, in schema.org, of the types of the table. */
const SUBTYPES: Readonly<Record<Exclude<RequiredType, `Aggregate${string}`>, string>> = {
  Article:
    'AdvertiserContentArticle AnalysisNewsArticle AskPublicNewsArticle BackgroundNewsArticle BlogPosting ' +
    'DiscussionForumPosting LiveBlogPosting NewsArticle OpinionNewsArticle Report ReportageNewsArticle ' +
    'ReviewNewsArticle SatiricalArticle ScholarlyArticle SocialMediaPosting TechArticle',
  BreadcrumbList: '',
  Event:
    'BusinessEvent ChildrensEvent ComedyEvent CourseInstance DanceEvent DeliveryEvent EducationEvent EventSeries ' +
    'ExhibitionEvent Festival FoodEvent Hackathon LiteraryEvent MusicEvent PublicationEvent SaleEvent ' +
    'ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent',
  FAQPage: '',
  JobPosting: '',
  LocalBusiness:
    'AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery Attorney ' +
    'AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash AutomatedTeller AutomotiveBusiness ' +
    'Bakery BankOrCreditUnion BarOrPub BeautySalon BedAndBreakfast BikeStore BookStore BowlingAlley Brewery ' +
    'CafeOrCoffeeShop Campground Casino ChildCare ClothingStore ComedyClub CommunityHealth ComputerStore ' +
    'ConvenienceStore CovidTestingFacility DaySpa Dentist DepartmentStore Dermatology DietNutrition Distillery ' +
    'DryCleaningOrLaundry Electrician ElectronicsStore EmergencyService EmploymentAgency EntertainmentBusiness ' +
    'ExerciseGym FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment FurnitureStore ' +
    'GardenStore GasStation GeneralContractor GolfCourse GovernmentOffice GroceryStore Gynecologic HVACBusiness ' +
    'HairSalon HardwareStore HealthAndBeautyBusiness HealthClub HobbyShop HomeAndConstructionBusiness ' +
    'HomeGoodsStore Hospital Hostel Hotel HousePainter IceCreamShop IndividualPhysician InsuranceAgency ' +
    'InternetCafe JewelryStore LegalService Library LiquorStore Locksmith LodgingBusiness MedicalBusiness ' +
    'MedicalClinic MensClothingStore MobilePhoneStore Motel MotorcycleDealer MotorcycleRepair MovieRentalStore ' +
    'MovieTheater MovingCompany MusicStore NailSalon NightClub Notary Nursing OfficeEquipmentStore Optician ' +
    'OutletStore PawnShop PetStore Pharmacy Physician PhysiciansOffice Physiotherapy PlasticSurgery Plumber ' +
    'PodiatricClinic PoliceStation PostOffice ProfessionalService PublicSwimmingPool RadioStation ' +
    'RealEstateAgent RecyclingCenter Resort Restaurant RoofingContractor SelfStorage ShoeStore ShoppingCenter ' +
    'SkiResort SportingGoodsStore SportsActivityLocation SportsClub StadiumOrArena Store TattooParlor ' +
    'TelevisionStation TennisComplex TireShop TouristInformationCenter ToyStore TravelAgency VacationRental ' +
    'VeterinaryCare WholesaleStore Winery',
  Offer: 'OfferForLease OfferForPurchase',
  Organization:
    'Airline Consortium Cooperative Corporation EducationalOrganization FundingAgency FundingScheme ' +
    'GovernmentOrganization LibrarySystem MedicalOrganization MusicGroup NGO NewsMediaOrganization ' +
    'OnlineBusiness OnlineStore PerformingGroup PoliticalParty Project ResearchOrganization ResearchProject ' +
    'School SearchRescueOrganization SportsOrganization SportsTeam TheaterGroup WorkersUnion CollegeOrUniversity ' +
    'DanceGroup DiagnosticLab ElementarySchool HighSchool MiddleSchool Preschool',
  Product: 'Car DietarySupplement Drug IndividualProduct Motorcycle ProductModel SomeProducts Vehicle',
  Recipe: '',
  Review: 'CriticReview EmployerReview UserReview',
  VideoObject: '',
};

const ROWS: ReadonlyMap<string, RequiredType> = new Map([
  ...(Object.keys(REQUIREMENTS) as RequiredType[]).map((type) => [type, type] as const),
  ...(Object.entries(SUBTYPES) as [RequiredType, string][]).flatMap(([type, names]) =>
    names.split(' ').map((name) => [name, type] as const),
  ),
]);

/** @returns the row for a type of schema.org; undefined for one without requirements */
export function requiredTypeOf(type: string): RequiredType | undefined {
  return ROWS.get(type);
}
